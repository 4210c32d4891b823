#include "engine/search/settings/configuration.h"

#include "engine/eval/default_weights.h"
#include "engine/search/settings/profiles.h"
#include "gtest/gtest.h"

namespace hakari::search {
namespace {

TEST(ConfigurationTest, EveryProfileHasTheWeightsThatItWasFrozenWith) {
  ASSERT_FALSE(Profiles().empty());
  for (const Profile& profile : Profiles()) {
    const auto configuration = ParseConfiguration(profile.name);
    ASSERT_TRUE(configuration.ok()) << configuration.status();
    EXPECT_TRUE(configuration->settings == profile.settings);
    EXPECT_EQ(configuration->weights.checksum(), profile.weights_checksum);
  }
}

TEST(ConfigurationTest, ChangesOfAProfileKeepItsWeights) {
  const auto changed = ParseConfiguration("frozen1,null_move=0");
  ASSERT_TRUE(changed.ok()) << changed.status();
  EXPECT_EQ(changed->settings.null_move, 0);
  EXPECT_EQ(changed->weights.checksum(), Profiles()[0].weights_checksum);
}

TEST(ConfigurationTest, TheDefaultHasTheDefaultWeights) {
  EXPECT_EQ(ParseConfiguration("plain")->weights.checksum(), eval::DefaultWeights().checksum());
  EXPECT_FALSE(ParseConfiguration("frozen0").ok());
}

}  // namespace
}  // namespace hakari::search
