// What the search plays with and could do without, one by one: drawn from the rows of settings.h,
// so that a new technique is in every list of them by itself.
#ifndef HAKARI_ENGINE_SEARCH_SETTINGS_TECHNIQUE_LIST_H_
#define HAKARI_ENGINE_SEARCH_SETTINGS_TECHNIQUE_LIST_H_

#include <string>
#include <vector>

namespace hakari::search {

// A setting that is 0 where it is off, and that the default switches on. How strong a technique is
// set, as its margins, is no technique.
struct Technique {
  std::string name;     // of its row
  std::string meaning;  // of its row
  // Settings for ParseSettings, each change of them valid after those before it:
  std::string without;  // the default without it
  std::string added;    // plain with it
  std::string beside;   // what `added` is set against: plain, with what it cannot do without
  // Others that go with it, since they make no sense without it; that come with it.
  std::string goes_too, comes_too;  // empty where there are none
};

// In the order of the rows.
std::vector<Technique> Techniques();

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_SETTINGS_TECHNIQUE_LIST_H_
