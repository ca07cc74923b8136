#!/usr/bin/env bash
# Writes the draft that an issue asks for, as a patch for main. Runs without a token.
# Usage: draft-suggestion.sh FOLDER
# FOLDER gets `patch` and `slug`, or `problems.txt`. GitHub names the file with the issue.
source "$(dirname "$0")/lib.sh"

folder=$1
mkdir -p "$folder"
without_network npm run --silent suggestion -- "$GITHUB_EVENT_PATH" "$folder"
if [[ -e $folder/slug ]]; then
  save_patch HEAD "$folder/patch"
fi
