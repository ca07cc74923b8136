#!/usr/bin/env bash
# Fetches the head of a pull request as refs/pull-request, without checking out its files.
# Usage: fetch-pull-request.sh
# Environment: GH_TOKEN, NUMBER of the pull request
source "$(dirname "$0")/lib.sh"

git_with_token fetch --quiet --no-tags --no-recurse-submodules origin "+refs/pull/$NUMBER/head:refs/pull-request"
