#!/usr/bin/env bash
# Opens a pull request with what draft-suggestion.sh has left, or says in the issue what is wrong.
# Usage: propose-suggestion.sh FOLDER
# Environment: GH_TOKEN, GH_REPO, NUMBER of the issue, RESULT of the job that made the draft
source "$(dirname "$0")/lib.sh"

folder=$1

# Comments on the issue with what comes on standard input.
comment() {
  gh issue comment "$NUMBER" --body-file -
}

if [[ $RESULT != success ]]; then
  comment <<END
The draft could not be made. [This run]($(run_url)) says why.

下書きを作れませんでした。理由は[実行の記録]($(run_url))にあります。
END
  exit 1
fi

if [[ -s $folder/problems.txt ]]; then
  comment <<END
No draft was made, because of what follows. Please edit the text of the issue. A maintainer then removes the label \`accepted\` and sets it again.

次の点が問題で、下書きを作れませんでした。Issueの本文を直してください。その後、メンテナーがラベル\`accepted\`を付け直します。

$(quote <"$folder/problems.txt")
END
  exit
fi

slug=$(<"$folder/slug")
[[ $slug =~ ^$SLUG_PATTERN$ ]] || refuse 'the slug is none'
japanese=i18n/ja/docusaurus-plugin-content-blog-services
tree=$(tree_of_patch HEAD "$folder/patch")
check_changes HEAD "$tree" A "services/$slug/(service\.yml|index\.md|cover\.jpg)|$japanese/$slug/index\.md"
commit=$(commit_tree "$tree" "$(git rev-parse HEAD)" "Add a draft of $slug (#$NUMBER)")

branch=suggest/$slug
if ! push "$commit" "$branch" ''; then
  comment <<END
No draft was made: the branch \`$branch\` cannot be written. Delete it if it is there already, then set the label \`accepted\` anew.

下書きを作れませんでした。ブランチ\`$branch\`に書き込めません。すでにある場合は削除してから、ラベル\`accepted\`を付け直してください。
END
  exit 1
fi

if ! gh pr create --draft --head "$branch" --base "$DEFAULT_BRANCH" --title "Add $slug" --body-file - <<END
A draft of an entry, made from the suggestion in #$NUMBER. The issue says what the service is for, names sources, and discloses a connection with the maker.

GitHub starts the checks with the next push to the branch, and when the pull request is marked as ready for review.

Issue #$NUMBER の提案から作った、項目の下書きです。用途、出典、提供元との関係はIssueにあります。

検査が始まるのは、このブランチへの次のプッシュのときと、プルリクエストをレビュー可能にしたときです。

Closes #$NUMBER
END
then
  comment <<END
The draft is on the branch \`$branch\`, but no pull request could be opened. The settings of the repository have to allow GitHub Actions to create pull requests.

下書きはブランチ\`$branch\`にありますが、プルリクエストを作れませんでした。リポジトリの設定で、GitHub Actionsによるプルリクエストの作成を許可してください。
END
  exit 1
fi
