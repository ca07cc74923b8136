# Shared functions of the workflow scripts, which source this file at the root of a clone.
#
# Workflows that process untrusted content have two jobs. The first has no write permissions: it
# runs the commands of main on the content and produces a patch. The second has write permissions:
# it does not run these commands, checks what the patch changes, and commits it.
#
# The functions report errors by their exit status, even where `set -e` has no effect.
# shellcheck shell=bash
set -euo pipefail
export LC_ALL=C

# Folders that contain entries.
ENTRY_FOLDERS=(
  services
  companies
  i18n/ja/docusaurus-plugin-content-blog-services
  i18n/ja/docusaurus-plugin-content-blog-companies
)
# shellcheck disable=SC2034  # used by the scripts that source this file
SLUG_PATTERN='[a-z0-9]+(-[a-z0-9]+)*'

MAX_FILES=300
MAX_FILE_BYTES=1000000
MAX_BYTES=20000000

# Prints the reason of a refusal to standard error; always fails.
refuse() {
  printf 'refused: %s\n' "$*" >&2
  return 1
}

# Checks that two trees differ only in permitted, regular, non-executable files, and that their
# number and sizes are within the limits.
# Usage: check_changes FROM TO STATES PATTERN [FOLDER…]
# STATES are status letters of git: A for added, M for modified, D for deleted files. PATTERN is an
# extended regular expression for the whole path. With folders, only files below them are checked.
check_changes() {
  local from=$1 to=$2 states=$3 pattern=$4
  shift 4
  local list meta path mode blob state size files=0 bytes=0
  list=$(mktemp) || return 1
  git diff-tree -r -z --raw --no-renames --full-index "$from" "$to" -- "$@" >"$list" || return 1
  while IFS= read -r -d '' meta && IFS= read -r -d '' path; do
    read -r _ mode _ blob state <<<"$meta" || return 1
    [[ $path =~ ^($pattern)$ ]] || refuse "$(printf %q "$path") must not be changed" || return 1
    [[ $states == *"$state"* ]] || refuse "$(printf %q "$path") must not be changed in this way (git status $state; allowed: $states)" || return 1
    if [[ $state != D ]]; then
      [[ $mode == 100644 ]] || refuse "$path is not a regular file (mode $mode; allowed: 100644)" || return 1
      size=$(git cat-file -s "$blob") || return 1
      ((size <= MAX_FILE_BYTES)) || refuse "$path has $size bytes; the limit is $MAX_FILE_BYTES" || return 1
      bytes=$((bytes + size))
    fi
    files=$((files + 1))
  done <"$list"
  rm "$list"
  ((files <= MAX_FILES)) || refuse "$files files are changed; the limit is $MAX_FILES" || return 1
  ((bytes <= MAX_BYTES)) || refuse "the changed files have $bytes bytes in total; the limit is $MAX_BYTES" || return 1
}

# Writes the changes of the entries in the work tree since a tree to a file, as a patch.
# Usage: save_patch TREE FILE
save_patch() {
  git add --all -- "${ENTRY_FOLDERS[@]}" &&
    git diff --cached --binary --full-index --no-renames --no-ext-diff --no-textconv "$1" -- "${ENTRY_FOLDERS[@]}" >"$2"
}

# Prints the id of the tree that results from applying a patch to a commit. Changes neither the work
# tree nor the index.
# Usage: tree_of_patch COMMIT FILE
tree_of_patch() (
  GIT_INDEX_FILE=$(mktemp -d)/index || exit 1
  export GIT_INDEX_FILE
  (($(wc -c <"$2") <= 2 * MAX_BYTES)) || refuse "the patch is larger than $((2 * MAX_BYTES)) bytes" || exit 1
  git read-tree "$1" && git apply --cached --whitespace=nowarn "$2" && git write-tree
)

# Creates a commit by github-actions[bot] and prints its id. No branch points to it yet.
# Usage: commit_tree TREE PARENT MESSAGE
commit_tree() {
  local name='github-actions[bot]' email='41898282+github-actions[bot]@users.noreply.github.com'
  GIT_AUTHOR_NAME=$name GIT_AUTHOR_EMAIL=$email GIT_COMMITTER_NAME=$name GIT_COMMITTER_EMAIL=$email \
    git commit-tree "$1" -p "$2" -m "$3"
}

# Runs git with the token in GH_TOKEN, without storing it.
git_with_token() {
  git -c credential.helper= -c credential.helper='!gh auth git-credential' "$@"
}

# Moves a branch to a commit if it is still at the expected one; empty if it must not exist yet.
# Usage: push COMMIT BRANCH EXPECTED
push() {
  git_with_token push --quiet --force-with-lease="refs/heads/$2:$3" origin "$1:refs/heads/$2"
}

# Runs a command without a network and without a way to gain privileges.
without_network() {
  local as_root=()
  ((UID == 0)) || as_root=(sudo --preserve-env)
  "${as_root[@]}" unshare --net -- \
    setpriv --reuid="$UID" --regid="$(id -g)" --clear-groups --no-new-privs -- \
    env "PATH=$PATH" "HOME=$HOME" "$@"
}

# Formats untrusted text as a Markdown code block, in which it has no links, images or mentions.
quote() {
  tr -d '\000-\010\013-\037\177' | head -c 40000 | sed 's/^/    /'
}

# Prints the URL of this workflow run.
run_url() {
  printf '%s/%s/actions/runs/%s' "$GITHUB_SERVER_URL" "$GITHUB_REPOSITORY" "$GITHUB_RUN_ID"
}
