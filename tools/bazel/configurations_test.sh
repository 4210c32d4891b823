#!/bin/bash
# Bazel takes every configuration that .bazelrc names: none has a flag that it does not know or refuses beside another.
set -uo pipefail

house=$TEST_TMPDIR/house
mkdir -p "$house/tools/order"
cp -L .bazelrc "$house/"
: >"$house/WORKSPACE"
: >"$house/BUILD"
: >"$house/tools/order/BUILD"
# .bazelrc names it for every build.
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

# Nobody answers there, which is another complaint than that of flags.
said=$(cd "$house" && bazel --max_idle_secs=10 build --nobuild --config=rbe \
  --remote_executor=grpc://localhost:1 --remote_retries=0 //:all 2>&1)
[[ $said == *'remote execution capabilities'* || $said == *UNAVAILABLE* ]] || {
  printf 'rbe:\n%s\n' "$said" >&2
  failures=$((failures + 1))
}
exit $((failures > 0))
