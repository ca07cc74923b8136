#!/usr/bin/env bash
# Writes the draft suggested in an issue as a patch for main. Runs without a token.
# Usage: draft-suggestion.sh FOLDER
# Writes `patch` and `slug`, or `problems.txt`, to FOLDER. Reads the issue from GITHUB_EVENT_PATH.
source "$(dirname "$0")/lib.sh"

folder=$1
mkdir -p "$folder"
without_network npm run --silent suggestion -- "$GITHUB_EVENT_PATH" "$folder"
if [[ -e $folder/slug ]]; then
  save_patch HEAD "$folder/patch"
fi
