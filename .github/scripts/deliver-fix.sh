#!/usr/bin/env bash
# Commits the patch of make-fix.sh to a pull request, and comments the result on it.
# Usage: deliver-fix.sh FOLDER
# Environment: GH_TOKEN, GH_REPO, NUMBER of the pull request, DEFAULT_BRANCH, and RESULT of the job
# that created the patch
source "$(dirname "$0")/lib.sh"

folder=$1

# Posts standard input as a comment on the pull request.
comment() {
  gh pr comment "$NUMBER" --body-file -
}

if [[ $RESULT != success ]]; then
  comment <<END
Nothing was changed. The entries of this pull request could not be read or applied to \`main\`. See [the workflow run]($(run_url)) for details.

何も変更していません。このプルリクエストの掲載内容を読み込めないか、\`main\`に適用できません。詳しくは[ワークフローの実行結果]($(run_url))を見てください。
END
  exit 1
fi

if [[ ! -s $folder/patch ]]; then
  comment <<'END'
There is nothing to fix: the layout of the records is correct, and no cover is missing or outdated. For other problems, see the checks.

修正するものはありません。データファイルの書式は正しく、足りないカバー画像や古いカバー画像もありません。ほかの問題は、チェックの結果を見てください。
END
  exit
fi

head=$(<"$folder/head")
[[ $head =~ ^[0-9a-f]{40}$ ]] || refuse 'the file head does not contain a commit id'

say_moved() {
  comment <<'END'
Nothing was changed, because the branch was updated in the meantime. Comment `/fix` again.

何も変更していません。処理中にブランチが更新されました。もう一度`/fix`とコメントしてください。
END
}

git_with_token fetch --quiet --depth=1 --no-tags --no-recurse-submodules origin "+refs/pull/$NUMBER/head:refs/pull-request"
if [[ $(git rev-parse refs/pull-request) != "$head" ]]; then
  say_moved
  exit 1
fi

if ! tree=$(tree_of_patch "$head" "$folder/patch"); then
  comment <<'END'
Nothing was changed, because `main` has newer changes to the same files. Merge `main` into the branch, then comment `/fix` again.

何も変更していません。同じファイルに対する`main`の変更が、ブランチに取り込まれていません。`main`をマージしてから、もう一度`/fix`とコメントしてください。
END
  exit 1
fi
check_changes "$head" "$tree" AM "services/$SLUG_PATTERN/(service\.yml|cover\.jpg)|companies/$SLUG_PATTERN/company\.yml"

read -r is_fork branch < <(gh pr view "$NUMBER" --json isCrossRepository,headRefName --jq '"\(.isCrossRepository) \(.headRefName)"')

if [[ $is_fork == true || $branch == "$DEFAULT_BRANCH" ]]; then
  comment <<END
The workflow cannot push to the branch of this pull request. Its token has no access to forks, even if maintainers may edit them, and must not change \`$DEFAULT_BRANCH\`. Run these commands in a clone of the branch:

このリポジトリのワークフローは、このプルリクエストのブランチに書き込めません。ワークフローのトークンには、メンテナーの編集が許可されていても、フォークへの権限がありません。\`$DEFAULT_BRANCH\`への書き込みもできません。ブランチのクローンで次のコマンドを実行してください。

    gh run download $GITHUB_RUN_ID --repo $GITHUB_REPOSITORY --name fix --dir fix
    git apply --index fix/patch

The changes, without covers:

カバー画像以外の変更は次のとおりです。

$(git diff --no-renames --no-ext-diff --no-textconv "$head" "$tree" -- '*.yml' | quote)
END
  exit
fi

commit=$(commit_tree "$tree" "$head" 'Fix the layout of records and draw covers')
if ! push "$commit" "$branch" "$head"; then
  say_moved
  exit 1
fi
comment <<END
Fixed in $commit. GitHub does not start checks for commits by a workflow. To start them, push another commit, or close and reopen the pull request.

$commit で修正しました。ワークフローのコミットでは、チェックが実行されません。実行するには、別のコミットをプッシュするか、プルリクエストを一度閉じて再度開いてください。
END
