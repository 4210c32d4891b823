#!/bin/bash
# Bazel accepts every configuration in .bazelrc: none has an unknown flag, or two flags that exclude each other.
set -uo pipefail

house=$TEST_TMPDIR/house
mkdir -p "$house/tools/order"
cp -L .bazelrc "$house/"
: >"$house/WORKSPACE"
: >"$house/BUILD"
: >"$house/tools/order/BUILD"
# .bazelrc applies this aspect to every build.
echo 'folder_order = aspect(implementation = lambda target, ctx: [])' >"$house/tools/order/order.bzl"

mapfile -t configurations < <(sed -nE 's/^(build|test|coverage):([^ ]+) .*/\2/p' .bazelrc | sort -u)
((${#configurations[@]} >= 9)) || { echo "only ${configurations[*]} in .bazelrc" >&2 && exit 1; }

failures=0
for configuration in "${configurations[@]}"; do
  said=$(cd "$house" && bazel --max_idle_secs=10 build --nobuild "--config=$configuration" \
    --remote_executor= //:all 2>&1) && continue
  printf '%s:\n%s\n' "$configuration" "$said" >&2
  failures=$((failures + 1))
done

# No server answers at this address. That error is a different one from an error about flags.
said=$(cd "$house" && bazel --max_idle_secs=10 build --nobuild --config=rbe \
  --remote_executor=grpc://localhost:1 --remote_retries=0 //:all 2>&1)
[[ $said == *'remote execution capabilities'* || $said == *UNAVAILABLE* ]] || {
  printf 'rbe:\n%s\n' "$said" >&2
  failures=$((failures + 1))
}
exit $((failures > 0))
