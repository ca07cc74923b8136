#!/usr/bin/env bash
# Opens a pull request with the patch of draft-suggestion.sh, or comments its problems on the issue.
# Usage: propose-suggestion.sh FOLDER
# Environment: GH_TOKEN, GH_REPO, NUMBER of the issue, DEFAULT_BRANCH, and RESULT of the job that
# wrote the draft
source "$(dirname "$0")/lib.sh"

folder=$1

# Posts standard input as a comment on the issue.
comment() {
  gh issue comment "$NUMBER" --body-file -
}

if [[ $RESULT != success ]]; then
  comment <<END
The draft could not be created. See [the workflow run]($(run_url)) for details.

下書きを作成できませんでした。詳しくは[ワークフローの実行結果]($(run_url))を見てください。
END
  exit 1
fi

if [[ -s $folder/problems.txt ]]; then
  comment <<END
No draft was created because of the following problems. Please edit the text of the issue. A maintainer will then remove the label \`accepted\` and add it again.

次の問題があるため、下書きを作成できませんでした。Issueの本文を修正してください。その後、メンテナーがラベル\`accepted\`を付け直します。

$(quote <"$folder/problems.txt")
END
  exit
fi

slug=$(<"$folder/slug")
[[ $slug =~ ^$SLUG_PATTERN$ ]] || refuse 'the file slug does not contain a valid slug'
japanese=i18n/ja/docusaurus-plugin-content-blog-services
tree=$(tree_of_patch HEAD "$folder/patch")
check_changes HEAD "$tree" A "services/$slug/(service\.yml|index\.md|cover\.jpg)|$japanese/$slug/index\.md"
commit=$(commit_tree "$tree" "$(git rev-parse HEAD)" "Add a draft of $slug (#$NUMBER)")

branch=suggest/$slug
if ! push "$commit" "$branch" ''; then
  comment <<END
No draft was created, because the branch \`$branch\` cannot be written. If it already exists, delete it. Then remove the label \`accepted\` and add it again.

下書きを作成できませんでした。ブランチ\`$branch\`に書き込めません。すでにある場合は削除してから、ラベル\`accepted\`を付け直してください。
END
  exit 1
fi

if ! gh pr create --draft --head "$branch" --base "$DEFAULT_BRANCH" --title "Add $slug" --body-file - <<END
Draft of an entry, created from the suggestion in #$NUMBER. The issue describes what the service is for, lists sources, and discloses any connection with the vendor.

The checks start with the next push to the branch, or when you mark the pull request as ready for review.

Issue #$NUMBER の提案から作成した、掲載サービスの下書きです。用途、出典、提供元との関係はIssueにあります。

チェックは、このブランチへの次のプッシュのときか、プルリクエストをレビュー可能にしたときに始まります。

Closes #$NUMBER
END
then
  comment <<END
The draft is on the branch \`$branch\`, but the pull request could not be opened. Allow GitHub Actions to create pull requests in the repository settings.

下書きはブランチ\`$branch\`にありますが、プルリクエストを作成できませんでした。リポジトリの設定で、GitHub Actionsによるプルリクエストの作成を許可してください。
END
  exit 1
fi
