#!/usr/bin/env bash
# Commits to a pull request what make-fix.sh has left, and says there what became of it.
# Usage: deliver-fix.sh FOLDER
# Environment: GH_TOKEN, GH_REPO, NUMBER of the pull request, DEFAULT_BRANCH, and RESULT of the job
# that made the patch
source "$(dirname "$0")/lib.sh"

folder=$1

# Comments on the pull request with what comes on standard input.
comment() {
  gh pr comment "$NUMBER" --body-file -
}

if [[ $RESULT != success ]]; then
  comment <<END
Nothing was changed: the entries of this pull request could not be read, or do not fit onto \`main\`. [This run]($(run_url)) says more.

何も変更していません。このプルリクエストの項目を読み込めないか、\`main\`に適用できません。詳しくは[実行の記録]($(run_url))を見てください。
END
  exit 1
fi

if [[ ! -s $folder/patch ]]; then
  comment <<'END'
There is nothing to fix: the records are laid out, and no cover is missing or outdated. What else is wrong, the checks tell.

直すものはありません。記録の体裁は整っていて、足りないカバー画像や古いカバー画像もありません。ほかの問題は検査の結果を見てください。
END
  exit
fi

head=$(<"$folder/head")
[[ $head =~ ^[0-9a-f]{40}$ ]] || refuse 'the head is no commit'

say_moved() {
  comment <<'END'
Nothing was changed: the branch has moved in the meantime. Comment `/fix` again.

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
Nothing was changed: the branch lacks changes of `main` to the same files. Merge `main` into it, then comment `/fix` again.

何も変更していません。同じファイルに対する`main`の変更が、ブランチに取り込まれていません。`main`をマージしてから、もう一度`/fix`とコメントしてください。
END
  exit 1
fi
check_changes "$head" "$tree" AM "services/$SLUG_PATTERN/(service\.yml|cover\.jpg)|companies/$SLUG_PATTERN/company\.yml"

read -r is_fork branch < <(gh pr view "$NUMBER" --json isCrossRepository,headRefName --jq '"\(.isCrossRepository) \(.headRefName)"')

if [[ $is_fork == true || $branch == "$DEFAULT_BRANCH" ]]; then
  comment <<END
A workflow of this repository cannot write to the branch of this pull request: its token has no rights in forks, even where maintainers may edit, and none to \`$DEFAULT_BRANCH\`. These commands do it in a clone of the branch:

このリポジトリのワークフローは、このプルリクエストのブランチに書き込めません。ワークフローのトークンには、メンテナーの編集が許可されていても、フォークへの権限がありません。\`$DEFAULT_BRANCH\`への書き込みもできません。ブランチのクローンで次のコマンドを実行してください。

    gh run download $GITHUB_RUN_ID --repo $GITHUB_REPOSITORY --name fix --dir fix
    git apply --index fix/patch

Without covers, the change is:

カバー画像を除いた変更は次のとおりです。

$(git diff --no-renames --no-ext-diff --no-textconv "$head" "$tree" -- '*.yml' | quote)
END
  exit
fi

commit=$(commit_tree "$tree" "$head" 'Lay out the records and draw the covers')
if ! push "$commit" "$branch" "$head"; then
  say_moved
  exit 1
fi
comment <<END
Done in $commit. GitHub starts no checks for the commit of a workflow: push once more, or close and reopen the pull request.

$commit で直しました。ワークフローのコミットでは検査が始まりません。もう一度プッシュするか、プルリクエストを一度閉じて再度開いてください。
END
