// What narrows a list, by one thing that its items have: a box with the values that there are. An item may have several.
'use strict';

function filterBox(name, valuesOf, items, changed) {
  const values = [...new Set(items.flatMap(valuesOf))].sort();
  const select = element('select', {'data-filter': name}, element('option', {value: ''}, 'any'),
                         ...values.map((value) => element('option', {value}, value)));
  select.addEventListener('change', changed);
  const box = element('label', {}, name + ' ', select);
  box.hidden = values.length < 2;
  return {box, select, lets: (item) => select.value === '' || valuesOf(item).includes(select.value)};
}
