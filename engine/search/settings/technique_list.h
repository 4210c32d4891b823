// The techniques that the default settings use, each with texts that leave it out of the default or
// add it to plain. The list is generated from the rows of settings.h, so that a new technique is
// included automatically.
#ifndef HAKARI_ENGINE_SEARCH_SETTINGS_TECHNIQUE_LIST_H_
#define HAKARI_ENGINE_SEARCH_SETTINGS_TECHNIQUE_LIST_H_

#include <string>
#include <vector>

namespace hakari::search {

// A technique is a setting that is 0 when off and that the default switches on. Numbers that tune a
// technique, such as its margins, are not techniques.
struct Technique {
  std::string name;     // of its row
  std::string meaning;  // of its row
  // Texts for ParseSettings(). Changes apply one by one, and each is valid after those before it.
  std::string without;  // the default without it
  std::string added;    // plain with it
  std::string beside;   // the baseline of `added`: plain, with the technique that it needs
  // The technique that is switched off with this one because it needs it, and the technique that is
  // switched on with it because this one needs it.
  std::string goes_too, comes_too;  // empty if there is none
};

// In the order of the rows.
std::vector<Technique> Techniques();

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_SETTINGS_TECHNIQUE_LIST_H_
