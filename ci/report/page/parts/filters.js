// A filter of a list by one property of its items: a box with the values that occur. An item may have several values.
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
