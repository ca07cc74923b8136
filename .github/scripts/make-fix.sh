#!/usr/bin/env bash
# Fixes the layout of the records in a pull request and draws missing and outdated covers, as a
# patch for its head. Runs without a token.
# Usage: make-fix.sh FOLDER
# Writes `patch` and `head` to FOLDER.
#
# The commands are those of this clone of main. They process only the entries of the pull request,
# whose paths, modes and sizes are checked first.
source "$(dirname "$0")/lib.sh"

folder=$1
mkdir -p "$folder"
head=$(git rev-parse refs/pull-request)
base=$(git merge-base HEAD "$head")

file='[A-Za-z0-9][A-Za-z0-9._-]*\.(yml|md|mdx|jpg|jpeg|png|svg|webp)'
places=$(IFS='|'; echo "${ENTRY_FOLDERS[*]}")
check_changes "$base" "$head" AMD "($places)/($SLUG_PATTERN/)?$file" "${ENTRY_FOLDERS[@]}"

entries=$(mktemp)
git diff --binary --full-index --no-renames --no-ext-diff --no-textconv "$base" "$head" -- "${ENTRY_FOLDERS[@]}" >"$entries"
echo "$head" >"$folder/head"
: >"$folder/patch"
if [[ ! -s $entries ]]; then
  exit
fi
git apply --index --whitespace=nowarn "$entries"
tree=$(git write-tree)

# Both fail if problems remain, which the checks of the pull request report.
without_network npm run check:content -- --fix || true
without_network npm run covers || true

save_patch "$tree" "$folder/patch"
