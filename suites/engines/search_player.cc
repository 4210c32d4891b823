#include "suites/engines/search_player.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <memory>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/machine/machine.h"
#include "base/status/macros.h"
#include "engine/eval/default_weights.h"
#include "engine/eval/left_out.h"
#include "engine/eval/weights_file.h"
#include "engine/player/time_plan.h"
#include "engine/search/settings/configuration.h"
#include "engine/search/settings/profiles.h"
#include "engine/search/values/counters.h"
#include "engine/search/values/score.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::Control;
using player::Failure;
using player::FailureKind;
using player::Option;
using player::Question;

constexpr char kHash[] = "USI_Hash";
constexpr char kPonder[] = "USI_Ponder";
constexpr char kLines[] = "MultiPV";
constexpr char kOverhead[] = "MoveOverhead";
constexpr char kResign[] = "ResignBelow";
constexpr char kProfile[] = "Profile";
constexpr char kWeights[] = "EvalFile";
constexpr char kLeftOut[] = "EvalWithout";
constexpr char kNothing[] = "<empty>";  // how USI writes an empty text

constexpr uint64_t kMostHashMib = 65536;

Failure Refused(const absl::Status& status) {
  return {FailureKind::kRefused, std::string(status.message()), ""};
}

template <typename Number>
absl::Status SetNumber(absl::string_view name, absl::string_view value, int64_t least, int64_t most,
                       Number& number) {
  int64_t read = 0;
  if (!absl::SimpleAtoi(value, &read) || read < least || read > most) {
    return absl::InvalidArgumentError(absl::StrCat(name, ": expected a number from ", least, " to ",
                                                   most, ", found '", value, "'"));
  }
  number = static_cast<Number>(read);
  return absl::OkStatus();
}

bool IsSwitch(const search::SettingRow& row) { return row.least == 0 && row.most == 1; }

absl::Status SetRow(const search::SettingRow& row, absl::string_view value,
                    search::SearchSettings& settings) {
  search::SearchSettings changed = settings;
  if (IsSwitch(row) && (value == "true" || value == "false")) {
    row.of(changed) = value == "true" ? 1 : 0;
  } else {
    HAKARI_RETURN_IF_ERROR(SetNumber(row.name, value, row.least, row.most, row.of(changed)));
  }
  HAKARI_RETURN_IF_ERROR(search::CheckSettings(changed));
  settings = changed;
  return absl::OkStatus();
}

// Watches the time (steady_clock): stops the search when its time is up or when it is told to stop.
class Watch : public search::SearchListener {
 public:
  Watch(const Question& question, const Control& control, player::Listener* listener,
        int64_t overhead_ms, const search::Table& table)
      : control_(control),
        listener_(listener),
        table_(table),
        plan_(player::PlanTime(question.limits, question.game.position().side_to_move(),
                               overhead_ms)),
        ponders_(question.ponder),
        begin_(Clock::now()),
        counted_from_(begin_) {}

  bool StopNow() override {
    if (player::IsSet(control_.stop) || player::IsSet(control_.cancel)) return true;
    NoteHit();
    return plan_ && !ponders_ && SinceMs(counted_from_) >= plan_->hard_ms;
  }

  void OnLine(const search::SearchLine& line, int rank, uint64_t nodes) override {
    if (listener_ == nullptr) return;
    player::Line said = LineOf(line);
    said.rank = rank;
    said.nodes = static_cast<int64_t>(nodes);
    said.time_ms = SinceMs(begin_);
    said.table_per_mille = table_.PerMilleUsed();
    listener_->OnLine(said);
  }

  bool StopAfter(const search::SearchLine&, bool same_move_as_before, int root_moves) override {
    NoteHit();
    if (!plan_ || ponders_) return false;
    return player::EndsAfterDepth(*plan_,
                                  {SinceMs(counted_from_), same_move_as_before, root_moves});
  }

  static player::Line LineOf(const search::SearchLine& line) {
    player::Line said;
    said.depth = line.depth;
    said.deepest = line.deepest;
    said.score = ScoreOf(line);
    said.moves = line.moves;
    return said;
  }

 private:
  using Clock = std::chrono::steady_clock;

  static player::Score ScoreOf(const search::SearchLine& line) {
    using player::Score;
    const bool wins = line.score > 0;
    Score score = Score::Centipawns(line.score);
    if (search::IsCountedMate(line.score)) {
      const int plies = search::kMateScore - std::abs(line.score);
      score = wins ? Score::Mates(plies) : Score::IsMated(plies);
    } else if (search::IsMate(line.score)) {
      // The line of a proof ends in mate if it was not cut short. It need not be the shortest mate,
      // so no length is given.
      score = wins ? Score::Mates(0) : Score::IsMated(0);
    }
    score.bound = line.bound == search::Bound::kLower   ? Score::Bound::kLower
                  : line.bound == search::Bound::kUpper ? Score::Bound::kUpper
                                                        : Score::Bound::kExact;
    return score;
  }

  static int64_t SinceMs(Clock::time_point begin) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin).count();
  }

  // Time is counted from the ponder hit.
  void NoteHit() {
    if (!ponders_ || !player::IsSet(control_.ponder_hit)) return;
    ponders_ = false;
    counted_from_ = Clock::now();
  }

  const Control control_;
  player::Listener* const listener_;
  const search::Table& table_;
  const std::optional<player::TimePlan> plan_;
  bool ponders_;
  const Clock::time_point begin_;
  Clock::time_point counted_from_;
};

search::SearchQuestion SearchQuestionOf(const Question& question, const SearchConfig& config) {
  search::SearchQuestion asked;
  asked.start = question.game.start();
  asked.moves = question.game.moves();
  if (question.limits.nodes) asked.limits.nodes = *question.limits.nodes;
  if (question.limits.depth) asked.limits.depth = std::min(*question.limits.depth, search::kMaxPly);
  asked.lines = std::max(question.lines, config.lines);
  asked.pruned_kept = config.cuts_kept;
  asked.root_moves = question.root_moves;
  return asked;
}

Answer AnswerOf(const search::SearchResult& result, int resign_below) {
  Answer answer;
  switch (result.end) {
    case search::SearchEnd::kNoMove:
      return Answer::Of(Answer::Kind::kResign);
    case search::SearchEnd::kDeclaration:
      answer = Answer::Of(Answer::Kind::kDeclare);
      break;
    case search::SearchEnd::kMove:
      answer = Answer::Plays(result.move);
      break;
  }
  for (const search::SearchLine& line : result.lines) {
    answer.lines.push_back(Watch::LineOf(line));
    answer.lines.back().rank = static_cast<int>(answer.lines.size());
  }
  if (!result.lines.empty()) {
    const search::SearchLine& best = result.lines[0];
    if (best.moves.size() >= 2) answer.ponder = best.moves[1];
    if (resign_below > 0 && best.score <= -resign_below) answer.kind = Answer::Kind::kResign;
  }
  answer.counters[player::kNodesCounter] = static_cast<int64_t>(result.nodes);
  answer.counters["mate_nodes"] = result.counters.mate_nodes;
  if (!result.lines.empty()) {
    answer.counters["depth"] = result.lines[0].depth;
    answer.counters["score"] = result.lines[0].score;
  }
  return answer;
}

}  // namespace

SearchConfig::SearchConfig() : weights(eval::DefaultWeights()), whole_weights_(weights) {}

absl::Status SearchConfig::SetWeights(eval::Weights whole, absl::string_view left_out) {
  eval::Weights left = whole;
  if (!left_out.empty()) {
    HAKARI_ASSIGN_OR_RETURN(left, eval::LeaveOut(whole, left_out));
  }
  weights = std::move(left);
  whole_weights_ = std::move(whole);
  left_out_ = std::string(left_out);
  return absl::OkStatus();
}

absl::Status SearchConfig::Set(absl::string_view name, absl::string_view value) {
  if (name == kHash) return SetNumber(name, value, 1, kMostHashMib, table_mib);
  if (name == kLines) return SetNumber(name, value, 1, 500, lines);
  if (name == kOverhead) return SetNumber(name, value, 0, 10'000, overhead_ms);
  if (name == kResign) return SetNumber(name, value, 0, 100'000, resign_below);
  // Front ends set it whether it is offered or not. It has no effect: the front end decides when
  // to ponder.
  if (name == kPonder) return absl::OkStatus();
  if (name == kProfile) {
    HAKARI_ASSIGN_OR_RETURN(search::Configuration configuration, search::ParseConfiguration(value));
    settings = configuration.settings;
    return SetWeights(std::move(configuration.weights), "");
  }
  if (name == kWeights) {
    if (value.empty() || value == "<default>") return SetWeights(eval::DefaultWeights(), left_out_);
    if (const eval::Weights* const shipped = eval::ShippedWeights(value)) {
      return SetWeights(*shipped, left_out_);
    }
    HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(std::string(value)));
    HAKARI_ASSIGN_OR_RETURN(eval::Weights read, eval::ReadWeights(text, value));
    return SetWeights(std::move(read), left_out_);
  }
  if (name == kLeftOut) return SetWeights(whole_weights_, value == kNothing ? "" : value);
  for (const search::SettingRow& row : search::SettingRows()) {
    if (row.name == name) return SetRow(row, value, settings);
  }
  return absl::NotFoundError(absl::StrCat("there is no option '", name, "'"));
}

std::string SearchConfig::Text() const {
  return absl::StrCat(search::SettingsText(settings), " ", WeightsText());
}

std::string SearchConfig::WeightsText() const {
  return absl::StrCat("weights=", absl::Hex(weights.checksum(), absl::kZeroPad16));
}

std::vector<Option> SearchOptions() {
  const SearchConfig defaults;
  std::vector<Option> options = {
      {kHash, "spin", absl::StrCat(defaults.table_mib), 1, static_cast<int64_t>(kMostHashMib)},
      {kPonder, "check", "false"},
      {kLines, "spin", absl::StrCat(defaults.lines), 1, 500},
      {kOverhead, "spin", absl::StrCat(defaults.overhead_ms), 0, 10'000},
      {kResign, "spin", absl::StrCat(defaults.resign_below), 0, 100'000},
      {kWeights, "filename", "<default>"},
      {kLeftOut, "string", ""},
  };
  Option profile = {kProfile, "combo", "default"};
  profile.choices = {"default", "plain"};
  for (const search::Profile& known : search::Profiles()) profile.choices.push_back(known.name);
  options.push_back(std::move(profile));
  search::SearchSettings settings = defaults.settings;
  for (const search::SettingRow& row : search::SettingRows()) {
    const int value = row.of(settings);
    if (IsSwitch(row)) {
      options.push_back({std::string(row.name), "check", value > 0 ? "true" : "false"});
    } else {
      options.push_back({std::string(row.name), "spin", absl::StrCat(value), row.least, row.most});
    }
  }
  return options;
}

std::optional<Failure> SearchPlayer::SetOption(absl::string_view name, absl::string_view value,
                                               const std::atomic<bool>*) {
  SearchConfig changed = config_;
  const absl::Status set = changed.Set(name, value);
  if (!set.ok()) return Refused(set);
  config_ = std::move(changed);
  return std::nullopt;
}

std::optional<Failure> SearchPlayer::NewGame(const std::atomic<bool>*) {
  if (memory_ && memory_mib_ == config_.table_mib) {
    memory_->ClearForGame(config_.settings);
    return std::nullopt;
  }
  const absl::Status made = Prepare(config_.table_mib);
  if (!made.ok()) return Refused(made);
  return std::nullopt;
}

absl::Status SearchPlayer::Prepare(uint64_t table_mib) {
  if (memory_ && memory_mib_ == table_mib) return absl::OkStatus();
  memory_.reset();
  const int64_t total_mib = ReadMachine().memory_total_kib.value_or(0) >> 10;
  if (total_mib > 0 && table_mib > static_cast<uint64_t>(total_mib)) {
    return absl::ResourceExhaustedError(absl::StrCat(
        "a table of ", table_mib, " MiB does not fit: the machine has ", total_mib, " MiB"));
  }
  HAKARI_ASSIGN_OR_RETURN(memory_, search::GameMemory::Make(table_mib));
  if (config_.wrap_mates) memory_->WrapMateSolver(config_.wrap_mates);
  memory_mib_ = table_mib;
  return absl::OkStatus();
}

Answer SearchPlayer::Ask(const Question& question, const Control& control,
                         player::Listener* listener) {
  if (question.kind == Question::Kind::kMate) {
    return Answer::Failed(FailureKind::kRefused,
                          "the playing search answers questions for moves only");
  }
  const search::SearchQuestion asked = SearchQuestionOf(question, config_);
  absl::Status sense = search::CheckQuestion(asked);
  if (sense.ok()) sense = Prepare(question.limits.table_mib.value_or(config_.table_mib));
  if (!sense.ok()) return Answer::Failed(FailureKind::kRefused, std::string(sense.message()));
  Watch watch(question, control, listener, config_.overhead_ms, memory_->table());
  result_ = search::Search(asked, config_.settings, config_.weights, *memory_, &watch);
  if (player::IsSet(control.cancel)) {
    return Answer::Failed(FailureKind::kStopped, "the run was interrupted");
  }
  return AnswerOf(result_, config_.resign_below);
}

absl::StatusOr<player::PlayerSpec> SearchPlayerSpec(std::string name, absl::string_view settings) {
  constexpr uint64_t kTableMib = 16;  // enough for some 100,000 nodes a question
  SearchConfig config;
  HAKARI_RETURN_IF_ERROR(config.Set(kProfile, settings));
  config.table_mib = kTableMib;
  player::PlayerSpec spec;
  spec.identity.name = std::move(name);
  // A profile is identified by its name: settings that are added to the search later are off in it.
  const bool is_profile = search::FindProfile(settings).ok();
  spec.identity.configuration = absl::StrCat(
      "search/1 table_mib=", kTableMib, " ",
      is_profile ? absl::StrCat("profile=", settings, " ", config.WeightsText()) : config.Text());
  spec.make =
      [config](const std::atomic<bool>*) -> absl::StatusOr<std::unique_ptr<player::Player>> {
    return std::make_unique<SearchPlayer>(config);
  };
  return spec;
}

}  // namespace hakari::engines
