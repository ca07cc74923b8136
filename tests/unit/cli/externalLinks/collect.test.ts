import {describe, expect, it} from 'vitest';
import {collectLinks} from '@site/src/cli/externalLinks/collect';
import {type Files, writeTree} from '../../catalogue/factories';

/** Formats links with their places as `url file:line …`. */
const linksOf = (files: Files): string[] =>
  collectLinks(writeTree(files)).map(
    ({url, places}) => `${url} ${places.map(({file, line}) => `${file}:${line}`).join(' ')}`,
  );

const linksOfArticle = (text: string): string[] =>
  linksOf({'docs/page.md': text}).map((link) => link.replace(/ docs\/page\.md:/, ' '));

describe('collectLinks', () => {
  it('collects the URLs of records, articles and translations with all their places', () => {
    expect(
      linksOf({
        'services/alpha/service.yml':
          'links:\n  homepage: https://alpha.example/\n  docs: null\nfacts:\n  - source: "https://alpha.example/docs"\n',
        'services/alpha/index.md': 'See [the docs](https://alpha.example/docs).\n',
        'companies/acme/company.yml': 'links: {homepage: https://acme.example/}\n',
        'docs/intro.mdx': 'See [Acme](https://acme.example/).\n',
        'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md':
          '\n[資料](https://alpha.example/docs)。\n',
      }),
    ).toEqual([
      'https://acme.example/ companies/acme/company.yml:1 docs/intro.mdx:1',
      'https://alpha.example/ services/alpha/service.yml:2',
      'https://alpha.example/docs services/alpha/index.md:1 services/alpha/service.yml:5 i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:2',
    ]);
  });

  it.each([
    ['in a list', '- [a](https://a.example/x).', 'https://a.example/x 1'],
    ['bare, at the end of a sentence', 'Read https://a.example/x.', 'https://a.example/x 1'],
    ['before Japanese punctuation', '詳細はhttps://a.example/x。', 'https://a.example/x 1'],
    ['with brackets', '[a](https://a.example/x_(y))', 'https://a.example/x_(y) 1'],
    ['within brackets', '(see https://a.example/x)', 'https://a.example/x 1'],
    ['in bold', '**https://a.example/x**', 'https://a.example/x 1'],
    ['with a query', '[a](https://a.example/?b=c&d=%20)', 'https://a.example/?b=c&d=%20 1'],
    ['whose text is a URL', '[https://a.example](https://a.example)', 'https://a.example/ 1'],
    ['without its fragment', '[a](https://a.example/x#y)', 'https://a.example/x 1'],
    ['with a title', '[a](https://a.example/x "title")', 'https://a.example/x 1'],
  ])('reads a URL %s', (_, text, link) => {
    expect(linksOfArticle(text)).toEqual([link]);
  });

  it.each([
    ['in a block of code', '```sh\ncurl https://a.example/\n```'],
    ['in a block of code within a list', '- a\n\n  ```sh\n  curl https://a.example/\n  ```'],
    ['in code', 'Send it to `https://a.example/`.'],
    ['in a comment', '{/* https://a.example/ */}'],
    ['of the site itself', '[a](/services/alpha)'],
    ['that is incomplete', 'https:// and http://[ are no addresses'],
  ])('ignores a URL %s', (_, text) => {
    expect(linksOfArticle(text)).toEqual([]);
  });

  it('keeps line numbers after code', () => {
    expect(linksOfArticle('```\na\n```\n\n`b` https://a.example/x\n')).toEqual([
      'https://a.example/x 5',
    ]);
  });

  it('ignores URLs within texts of a record, which are examples', () => {
    expect(
      linksOf({'services/alpha/service.yml': 'note: Answers at https://a.example/ only.\n'}),
    ).toEqual([]);
  });
});
