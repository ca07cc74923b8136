/** Mistakes in Japanese pages, and differences between the two languages. */
import {acceptTranslation, twinOf} from '@site/src/catalogue';
import {
  article,
  DESCRIPTION,
  DESCRIPTION_JA,
  fact,
  type Files,
  inJapanese,
  LEAD_JA,
} from '../unit/catalogue/factories';
import {
  both,
  edited,
  guide,
  JAPANESE,
  japanese,
  type Mistake,
  PROFILE,
  prose,
  site,
  values,
} from './site';

/** The Japanese article with these lines as its front matter. */
const head = (...lines: readonly string[]): Files => ({
  [JAPANESE]: String(site()[JAPANESE]).replace(
    /^---\n[\s\S]*?---\n/,
    `---\n${lines.join('\n')}\n---\n`,
  ),
});
const TITLE = 'title: サービスalpha';
const ABOUT = `description: ${DESCRIPTION_JA}`;

const ZONES = values({
  facts: [fact(), fact({id: 'zones', text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}})],
});

const LANGUAGE: readonly Mistake[] = [
  [
    'an untranslated copy',
    {[JAPANESE]: article()},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:6:1 the Japanese page is in English; translate it, or remove it until it is translated',
  ],
  [
    'a translation with the title in another form',
    head('title: Service alpha', ABOUT),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:2:1 title is "Service alpha"; it must be the name in the record, "サービスalpha"',
  ],
  [
    'a Japanese description that is too short',
    head(TITLE, 'description: 保存します。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:3:1 the description has 6 characters; it must have 40 to 100 to fit in search results',
  ],
  [
    'a Japanese description that is too long',
    head(TITLE, `description: ${DESCRIPTION_JA.repeat(3)}`),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:3:1 the description has 129 characters; it must have 40 to 100 to fit in search results',
  ],
  [
    'a Japanese description in English',
    head(TITLE, `description: ${DESCRIPTION}`),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:3:1 the description must be in Japanese, but has no Japanese characters',
  ],
  [
    'a Japanese page without description',
    head(TITLE),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:2:1 description is missing; it must be text',
  ],
  [
    'a key of the record in a Japanese page',
    head(TITLE, ABOUT, 'tags: [storage]'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:4:1 unknown key "tags"; only title and description belong here, everything else belongs in the record',
  ],
  [
    'a full-width colon in the front matter of a translation',
    head(TITLE, ABOUT.replace(': ', '：')),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:3:12 here is a full-width "：", which YAML reads as text; write a colon and a space, ": "',
  ],
  [
    'a paragraph in English',
    japanese('This paragraph was not translated by anybody yet.'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 this text is in English; translate it into Japanese',
  ],
  [
    'a heading in English',
    both(
      '## What it costs {/* #price */}\n\nText.',
      '## What it costs {/* #price */}\n\n本文です。',
    ),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:4 this text is in English; translate it into Japanese',
  ],
  [
    'a price in full-width digits',
    japanese('月額５ドルです。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:3 full-width digits are not found by searches; write 0 to 9',
  ],
  [
    'a price in the Japanese page alone',
    japanese('月額500円です。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:3 "500円" has no source; cite a fact with <Fact id="…" />, or link the source in the same paragraph',
  ],
  [
    'a Japanese preview that is too long',
    edited(JAPANESE, LEAD_JA, 'ファイルを保存して、必要なときに取り出します。'.repeat(10)),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:7:1 the preview has 230 characters; the maximum is 190, so move the rest to a new paragraph below {/* truncate */}',
  ],
  [
    'no end of the Japanese preview',
    edited(JAPANESE, '{/* truncate */}', ''),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:6:1 the end of the preview is not marked; write {/* truncate */} below the first paragraph',
  ],
  [
    'the end of the preview in Japanese',
    edited(JAPANESE, '{/* truncate */}', '{/* 続きを読む */}'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:6:1 the end of the preview is not marked; write {/* truncate */} below the first paragraph',
  ],
  [
    'a fact in full-width brackets',
    japanese('詳細は＜Fact id="regions" /＞です。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:4 a full-width "＜" does not start an element; write "<"',
  ],
  [
    'bold text broken by a bracket',
    japanese('これは**「重要」**です。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:4 these marks are shown as they are; bold text is **text**, without spaces inside the marks and with spaces around them next to a word',
  ],
  [
    'a to-do note in Japanese',
    japanese('ここにあとで書く。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 "ここにあとで書く" is a placeholder; write the final text, or remove the sentence',
  ],
  [
    'a Japanese placeholder in brackets',
    japanese('料金は（要確認）です。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:4 "（要確認）" is a placeholder; write the final text, or remove the sentence',
  ],
  [
    'the sentence of a draft',
    edited(JAPANESE, LEAD_JA, 'この項目は下書きです。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:7:1 "この項目は下書きです。" is left over from the draft; write what the entry is about, or make it a draft again with "draft: true"',
  ],
  [
    'an invisible character',
    japanese('ファイルを\u200b保存します。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:6 the text contains an invisible character (U+200B); remove it',
  ],
];

const TWINS: readonly Mistake[] = [
  [
    'a heading missing in the translation',
    prose('## Limits {/* #limits */}\n\nNone.'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:13:1 the headings differ from those of the English page; write "## … {/* #limits */}" here, as in services/alpha/index.md:10',
  ],
  [
    'a heading only in the translation',
    japanese('## 制限 {/* #limits */}\n\nありません。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 the headings differ from those of the English page; remove this one, which services/alpha/index.md does not have',
  ],
  [
    'a heading with another level',
    both(
      '## Use {/* #use */}\n\nSo.\n\n## Limits {/* #limits */}\n\nNone.',
      '## 使い方 {/* #use */}\n\n文です。\n\n### 制限 {/* #limits */}\n\nありません。',
    ),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:15:1 the headings differ from those of the English page; write "## … {/* #limits */}" here, as in services/alpha/index.md:14',
  ],
  [
    'a heading with a translated id',
    both('## Limits {/* #limits */}\n\nNone.', '## 制限 {/* #seigen */}\n\nありません。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 the headings differ from those of the English page; write "## … {/* #limits */}" here, as in services/alpha/index.md:10',
  ],
  [
    'headings in another order',
    both(
      '## Use {/* #use */}\n\nSo.\n\n## Limits {/* #limits */}\n\nNone.',
      '## 制限 {/* #limits */}\n\nありません。\n\n## 使い方 {/* #use */}\n\n文です。',
    ),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 the headings differ from those of the English page; write "## … {/* #use */}" here, as in services/alpha/index.md:10',
  ],
  [
    'a heading without an id in the translation',
    both('## Limits {/* #limits */}\n\nNone.', '## 制限\n\nありません。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 the heading has no id; add one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a fact missing in the translation',
    {...ZONES, ...prose('So <Fact id="zones" />')},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:13:1 the fact "zones" of services/alpha/index.md:10 is missing in the Japanese page',
  ],
  [
    'a fact only in the translation',
    {...ZONES, ...japanese('たとえば<Fact id="zones" />')},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:5 the fact "zones" is missing in services/alpha/index.md',
  ],
  [
    'a misspelt fact in the translation',
    {...ZONES, ...both('So <Fact id="zones" />', 'たとえば<Fact id="zone" />')},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:5 <Fact id="zone" /> cites a fact that the record does not have; did you mean "zones"?',
  ],
  [
    'an unclosed fact in both languages',
    both('In <Fact id="regions">.', '<Fact id="regions">を見てください。'),
    [
      'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 <Fact> is not closed; it has no content, so write "/>" at its end',
      'services/alpha/index.md:10:4 <Fact> is not closed; it has no content, so write "/>" at its end',
    ],
  ],
  [
    'a link missing in the translation',
    prose('See [it](https://example.com/docs).'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:13:1 the link to https://example.com/docs of services/alpha/index.md:10 is missing in the Japanese page',
  ],
  [
    'a link only in the translation',
    japanese('[例](https://example.com/ja)'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 the link to https://example.com/ja is missing in services/alpha/index.md',
  ],
  [
    'a link with another target in the translation',
    both('See [it](https://example.com/en).', '[例](https://example.com/ja)'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 the link to https://example.com/ja is here, but the link to https://example.com/en in services/alpha/index.md:10; they must be the same',
  ],
  [
    'a number missing in the translation',
    both('It has 2 copies of all.', 'すべての写しがあります。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:13:1 the number 2 of services/alpha/index.md:10 is missing in the Japanese page',
  ],
  [
    'a different number in the translation',
    both('It has 2 copies of all.', 'すべての写しが3つあります。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:13:1 the number 2 of services/alpha/index.md:10 is missing in the Japanese page',
  ],
  [
    'code missing in the translation',
    prose('```sh\nls\n```'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:13:1 the code block of services/alpha/index.md:10 is missing in the Japanese page',
  ],
  [
    'code only in the translation',
    japanese('```sh\nls\n```'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 the code block is missing in services/alpha/index.md',
  ],
  [
    'code in another programming language',
    both('```sh\nls\n```', '```js\nls\n```'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 the language of the code block is "js"; it must be "sh" as in services/alpha/index.md:10',
  ],
  [
    'a heading missing in a Japanese profile',
    edited(PROFILE, '{/* truncate */}', '{/* truncate */}\n\n## Size {/* #size */}\n\nSmall.'),
    'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:13:1 the headings differ from those of the English page; write "## … {/* #size */}" here, as in companies/acme/index.md:10',
  ],
  [
    'a heading missing in a Japanese document',
    guide('## More {/* #more */}\n\nText.', '文です。'),
    'i18n/ja/docusaurus-plugin-content-docs/current/guide.md:10:1 the headings differ from those of the English page; write "## … {/* #more */}" here, as in docs/guide.md:8',
  ],
  [
    'a link missing in a Japanese document',
    guide('See [it](/services/alpha).', '文です。'),
    'i18n/ja/docusaurus-plugin-content-docs/current/guide.md:12:1 the link to /services/alpha of docs/guide.md:8 is missing in the Japanese page',
  ],
];

const KINDS: readonly Mistake[] = [
  [
    'a translation without front matter',
    edited(
      JAPANESE,
      String(site()[JAPANESE]).split('---\n').slice(0, 2).join('---\n') + '---\n',
      '',
    ),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:1:1 the front matter is missing; the file must start with "---", title, description, "---"',
  ],
  [
    'a translation with invalid MDX',
    japanese('料金は{5ドルです。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:4 the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment',
  ],
  [
    'a translation with an HTML comment',
    japanese('<!-- あとで -->'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 HTML comments do not work here; write {/* … */}',
  ],
  [
    'a Japanese profile that cites no fact',
    {
      [twinOf(PROFILE)]: acceptTranslation(
        inJapanese(
          article({
            frontMatter: `title: Company acme\ndescription: ${DESCRIPTION}`,
            name: 'Company acme',
            cites: null,
          }),
        ),
        String(site()[PROFILE]),
      ),
    },
    'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:1:1 the page cites no facts; write <Fact id="…" /> with one of size',
  ],
];

export const TRANSLATIONS: readonly Mistake[] = [...LANGUAGE, ...TWINS, ...KINDS];
