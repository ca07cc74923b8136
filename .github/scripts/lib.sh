# What the scripts of the workflows share. Sourced by each of them, at the root of a clone.
#
# Workflows that somebody outside can set off have two jobs. The first one has no right to write: it
# runs the commands of main on text of others and leaves a patch. The second one may write: it runs
# none of these commands, checks what the patch changes, and commits that.
#
# The functions fail by their status, also where the shell would go on after an error.
# shellcheck shell=bash
set -euo pipefail
export LC_ALL=C

# Where entries live.
ENTRY_FOLDERS=(
  services
  companies
  i18n/ja/docusaurus-plugin-content-blog-services
  i18n/ja/docusaurus-plugin-content-blog-companies
)
# shellcheck disable=SC2034  # for those that source this
SLUG_PATTERN='[a-z0-9]+(-[a-z0-9]+)*'

MAX_FILES=300
MAX_FILE_BYTES=1000000
MAX_BYTES=20000000

# Says on standard error why something is not done; fails.
refuse() {
  printf 'refused: %s\n' "$*" >&2
  return 1
}

# Makes sure that two trees differ in few, small and plain files whose paths are permitted.
# Usage: check_changes FROM TO STATES PATTERN [FOLDER…]
# STATES are letters of git: A for added, M for modified, D for deleted files. PATTERN is for a
# whole path. With folders, only what lies below them is looked at.
check_changes() {
  local from=$1 to=$2 states=$3 pattern=$4
  shift 4
  local list meta path mode blob state size files=0 bytes=0
  list=$(mktemp) || return 1
  git diff-tree -r -z --raw --no-renames --full-index "$from" "$to" -- "$@" >"$list" || return 1
  while IFS= read -r -d '' meta && IFS= read -r -d '' path; do
    read -r _ mode _ blob state <<<"$meta" || return 1
    [[ $path =~ ^($pattern)$ ]] || refuse "$(printf %q "$path") is no file that may change" || return 1
    [[ $states == *"$state"* ]] || refuse "$(printf %q "$path") may not change like this ($state)" || return 1
    if [[ $state != D ]]; then
      [[ $mode == 100644 ]] || refuse "$path is no plain file ($mode)" || return 1
      size=$(git cat-file -s "$blob") || return 1
      ((size <= MAX_FILE_BYTES)) || refuse "$path has $size bytes" || return 1
      bytes=$((bytes + size))
    fi
    files=$((files + 1))
  done <"$list"
  rm "$list"
  ((files <= MAX_FILES)) || refuse "$files files change" || return 1
  ((bytes <= MAX_BYTES)) || refuse "the files have $bytes bytes" || return 1
}

# Writes what the entries of the work tree have become since a tree into a file.
# Usage: save_patch TREE FILE
save_patch() {
  git add --all -- "${ENTRY_FOLDERS[@]}" &&
    git diff --cached --binary --full-index --no-renames --no-ext-diff --no-textconv "$1" -- "${ENTRY_FOLDERS[@]}" >"$2"
}

# Prints the tree that a patch makes of a commit. Neither the work tree nor the index is touched.
# Usage: tree_of_patch COMMIT FILE
tree_of_patch() (
  GIT_INDEX_FILE=$(mktemp -d)/index || exit 1
  export GIT_INDEX_FILE
  (($(wc -c <"$2") <= 2 * MAX_BYTES)) || refuse "the patch is too large" || exit 1
  git read-tree "$1" && git apply --cached --whitespace=nowarn "$2" && git write-tree
)

# Prints a new commit of the workflow, which no branch has yet.
# Usage: commit_tree TREE PARENT MESSAGE
commit_tree() {
  local name='github-actions[bot]' email='41898282+github-actions[bot]@users.noreply.github.com'
  GIT_AUTHOR_NAME=$name GIT_AUTHOR_EMAIL=$email GIT_COMMITTER_NAME=$name GIT_COMMITTER_EMAIL=$email \
    git commit-tree "$1" -p "$2" -m "$3"
}

# Runs git with the token in GH_TOKEN, which it leaves nowhere.
git_with_token() {
  git -c credential.helper= -c credential.helper='!gh auth git-credential' "$@"
}

# Sets a branch to a commit, if it is still where it is expected; an empty word means nowhere.
# Usage: push COMMIT BRANCH EXPECTED
push() {
  git_with_token push --quiet --force-with-lease="refs/heads/$2:$3" origin "$1:refs/heads/$2"
}

# Runs a command of main that has no network, and cannot get at one by way of another user or group.
without_network() {
  local as_root=()
  ((UID == 0)) || as_root=(sudo --preserve-env)
  "${as_root[@]}" unshare --net -- \
    setpriv --reuid="$UID" --regid="$(id -g)" --clear-groups --no-new-privs -- \
    env "PATH=$PATH" "HOME=$HOME" "$@"
}

# Makes a block of code of a text, which as such has no links, pictures and mentions.
quote() {
  tr -d '\000-\010\013-\037\177' | head -c 40000 | sed 's/^/    /'
}

# Address of this run, for those who want to know more.
run_url() {
  printf '%s/%s/actions/runs/%s' "$GITHUB_SERVER_URL" "$GITHUB_REPOSITORY" "$GITHUB_RUN_ID"
}
