/** Broken or forbidden links and images in articles. */
import {type Files, jpeg} from '../unit/catalogue/factories';
import {beta, both, type Mistake, PNG, prose} from './site';

/** The article with an image beside it. */
const picture = (markdown: string, files: Files = {}): Files => ({
  ...both(markdown, markdown.replace('./', '@site/services/alpha/')),
  ...files,
});

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>\n`;

const LINKS: readonly Mistake[] = [
  [
    'a link without https',
    prose('See [it](http://example.com).'),
    'services/alpha/index.md:10:5 the link "http://example.com" must be a complete URL that starts with "https://"',
  ],
  [
    'a link without a scheme',
    prose('See [it](example.com/docs).'),
    'services/alpha/index.md:10:5 the link "example.com/docs" points to no page; write "https://" before a host name',
  ],
  [
    'a link without a URL',
    prose('See [it]().'),
    'services/alpha/index.md:10:5 the link has no URL; write it between ( and )',
  ],
  [
    'a link without text',
    prose('See [](https://example.com/docs).'),
    'services/alpha/index.md:10:5 the link "https://example.com/docs" has no text; write it between [ and ]',
  ],
  [
    'a link with a space',
    prose('See [it](https://example.com/my docs).'),
    'services/alpha/index.md:10:10 the URL of the link contains a space; replace it with "%20"',
  ],
  [
    'a link with a space before its URL',
    prose('See [it] (https://example.com/docs).'),
    'services/alpha/index.md:10:11 this is not a link; write [text](URL), with nothing between "]" and "("',
  ],
  [
    'a link with full-width brackets',
    prose('See [it]（https://example.com/docs）.'),
    'services/alpha/index.md:10:10 this is not a link; write [text](URL), with nothing between "]" and "("',
  ],
  [
    'an unclosed link',
    prose('See [it](https://example.com/docs.'),
    'services/alpha/index.md:10:10 the link is not closed; write ")" after its URL',
  ],
  [
    'a link with its parts in the wrong order',
    prose('See (it)[https://example.com/docs].'),
    'services/alpha/index.md:10:10 the brackets of the link are in the wrong order; write [text](URL)',
  ],
  [
    'a link in HTML',
    prose('See <a href="https://example.com/docs">it</a>.'),
    'services/alpha/index.md:10:5 <a> is not allowed in pages; write [text](https://…) instead',
  ],
  [
    'a link in HTML with a script',
    prose('See <a href="javascript:alert(1)">it</a>.'),
    'services/alpha/index.md:10:5 <a> is not allowed in pages; write [text](https://…) instead',
  ],
  [
    'a link in angle brackets',
    prose('See <https://example.com/docs>.'),
    'services/alpha/index.md:10:5 a URL in angle brackets is not a link here; write [text](https://…)',
  ],
  [
    'a link with a script',
    prose('See [it](javascript:alert(1)).'),
    'services/alpha/index.md:10:5 the link "javascript:alert(1)" must be a complete URL that starts with "https://"',
  ],
  [
    'a link with a disguised script',
    prose('See [it](java&#x73;cript:alert(1)).'),
    'services/alpha/index.md:10:5 the link "javascript:alert(1)" must be a complete URL that starts with "https://"',
  ],
  [
    'a link with a data URL',
    prose('See [it](data:text/html,hello).'),
    'services/alpha/index.md:10:5 the link "data:text/html,hello" must be a complete URL that starts with "https://"',
  ],
  [
    'a link to an IP address',
    prose('See [it](https://localhost:3000/).'),
    'services/alpha/index.md:10:5 the link "https://localhost:3000/" must have a public host, which "localhost" is not',
  ],
  [
    'a link with a tracking parameter',
    prose('See [it](https://example.com/?utm_source=devshelf).'),
    'services/alpha/index.md:10:5 the link "https://example.com/?utm_source=devshelf" must not contain the parameter "utm_source", which is used for tracking or referrals; remove it',
  ],
  [
    'a link with a password',
    prose('See [it](https://me:secret@example.com/).'),
    'services/alpha/index.md:10:5 the link "https://me:secret@example.com/" must not contain a user name or password before "@"; write the host alone',
  ],
  [
    'a link with a referral parameter',
    prose('See [it](https://example.com/?aff=devshelf).'),
    'services/alpha/index.md:10:5 the link "https://example.com/?aff=devshelf" must not contain the parameter "aff", which is used for tracking or referrals; remove it',
  ],
  [
    'a bare URL',
    prose('See https://example.com/docs for more.'),
    'services/alpha/index.md:10:5 the URL "https://example.com/docs" has no link text; write [what it is](https://example.com/docs)',
  ],
  [
    'a bare URL without a scheme',
    prose('See www.example.com/docs for more.'),
    'services/alpha/index.md:10:5 the URL "http://www.example.com/docs" has no link text; write [what it is](http://www.example.com/docs)',
  ],
  [
    'a reference link without a definition',
    prose('See [the docs][docs].'),
    'services/alpha/index.md:10:5 "[docs]" is not defined on the page; write the URL here, as [text](https://…), or add a line "[docs]: https://…"',
  ],
  [
    'a footnote without a definition',
    prose('It keeps files.[^1]'),
    'services/alpha/index.md:10:16 the footnote "[^1]" is not defined on the page; add a line "[^1]: …"',
  ],
  [
    'a link to a missing entry',
    prose('See [it](/services/alfa).'),
    'services/alpha/index.md:10:5 the link "/services/alfa" points to no entry below services/; did you mean "alpha"?',
  ],
  [
    'a link to an entry in upper case',
    prose('See [it](/services/Alpha).'),
    'services/alpha/index.md:10:5 the link "/services/Alpha" points to no entry below services/; did you mean "alpha"?',
  ],
  [
    'a link to a company below services',
    prose('See [it](/services/acme).'),
    'services/alpha/index.md:10:5 the link "/services/acme" points to no entry below services/; did you mean "/companies/acme"?',
  ],
  [
    'a link to a missing company',
    prose('See [it](/companies/acne).'),
    'services/alpha/index.md:10:5 the link "/companies/acne" points to no entry below companies/; did you mean "acme"?',
  ],
  [
    'a link to a page below an entry',
    prose('See [it](/services/alpha/pricing).'),
    'services/alpha/index.md:10:5 the link "/services/alpha/pricing" points to no page; the page of the entry is /services/alpha',
  ],
  [
    'a link to a draft',
    {...prose('See [it](/services/beta).'), ...beta({draft: true})},
    'services/alpha/index.md:10:5 the link "/services/beta" points to a draft, which is not published; publish it first',
  ],
  [
    'a link to a missing tag',
    prose('See [it](/services/tags/storge).'),
    'services/alpha/index.md:10:5 the link "/services/tags/storge" points to no tag; did you mean "storage"?',
  ],
  [
    'a link to a missing document',
    prose('See [it](/docs/giude).'),
    'services/alpha/index.md:10:5 the link "/docs/giude" points to no documentation page; did you mean "/docs/guide"?',
  ],
  [
    'a link to a missing heading of this page',
    {
      ...both('## Limits {/* #limits */}\n\nNone.', '## 制限 {/* #limits */}\n\nありません。'),
      ...prose('See [below](#limts).\n\n## Limits {/* #limits */}\n\nNone.'),
    },
    'services/alpha/index.md:10:5 the link "#limts": no heading of /services/alpha has the id "limts"; did you mean "limits"?',
  ],
  [
    'a link to a missing heading of a file',
    {...prose('See [it](../beta/index.md#limits).'), ...beta()},
    'services/alpha/index.md:10:5 the link "../beta/index.md#limits": no heading of /services/beta has the id "limits"; correct the URL, or remove the link',
  ],
  [
    'a link to a missing heading of another page',
    prose('See [it](/docs/guide#compar).'),
    'services/alpha/index.md:10:5 the link "/docs/guide#compar": no heading of /docs/guide has the id "compar"; did you mean "compare"?',
  ],
  [
    'a link to a missing page',
    prose('See [it](/pricing).'),
    'services/alpha/index.md:10:5 the link "/pricing" points to no page of the site; paths start with /services/, /companies/ or /docs/',
  ],
  [
    'a link to a page in another language',
    prose('See [it](/ja/services/alpha).'),
    'services/alpha/index.md:10:5 the link "/ja/services/alpha" contains a language; remove "/ja", so that it works in both',
  ],
  [
    'a link to the blog of entries',
    prose('See [it](/services/page).'),
    'services/alpha/index.md:10:5 the link "/services/page" points to no entry below services/; allowed: alpha',
  ],
  [
    'a link to a feed',
    prose('See [it](/services/news.xml).'),
    'services/alpha/index.md:10:5 the link "/services/news.xml" points to no entry below services/; allowed: alpha',
  ],
  [
    'a link to a missing image of the site',
    prose('See [it](/img/none.svg).'),
    'services/alpha/index.md:10:5 the link "/img/none.svg" points to no file below static/; add the file there, or correct the link',
  ],
  [
    'a protocol-relative link',
    prose('See [it](//example.com/docs).'),
    'services/alpha/index.md:10:5 the link "//example.com/docs" must be a complete URL that starts with "https://"',
  ],
  [
    'a link to a page without a leading slash',
    prose('See [it](services/alpha).'),
    'services/alpha/index.md:10:5 the link "services/alpha" points to no page; write the path of the page on the site, such as /services/amazon-s3',
  ],
  [
    'a link to a missing file',
    prose('See [it](./notes.md).'),
    'services/alpha/index.md:10:5 the link "./notes.md" points to no page; write the path of the page on the site, such as /services/amazon-s3',
  ],
  [
    'a link to a file of another section',
    prose('See [it](../../docs/guide.md).'),
    'services/alpha/index.md:10:5 the link "../../docs/guide.md" points to a file in another section; write /docs/guide',
  ],
  [
    'a link to a folder',
    prose('See [it](../beta/).'),
    'services/alpha/index.md:10:5 the link "../beta/" points to no page; write the path of the page on the site, such as /services/amazon-s3',
  ],
  [
    'a link to the record',
    prose('See [it](./service.yml).'),
    'services/alpha/index.md:10:5 the link "./service.yml" points to no page; write the path of the page on the site, such as /services/amazon-s3',
  ],
  [
    'a link to the file of an entry',
    {...prose('See [it](/services/alpha/index.md).')},
    'services/alpha/index.md:10:5 the link "/services/alpha/index.md" points to no page; the page of the entry is /services/alpha',
  ],
  [
    'a link with a backslash',
    prose('See [it](\\services\\alpha).'),
    'services/alpha/index.md:10:5 the link "\\services\\alpha" points to no page; write the path of the page on the site, such as /services/amazon-s3',
  ],
  [
    'a link with another protocol',
    prose('See [it](ftp://example.com/docs).'),
    'services/alpha/index.md:10:5 the link "ftp://example.com/docs" must be a complete URL that starts with "https://"',
  ],
];

const PICTURES: readonly Mistake[] = [
  [
    'an image without alternative text',
    prose('![](./cover.jpg)'),
    'services/alpha/index.md:10:1 the picture has no alternative text; describe it between [ and ]',
  ],
  [
    'a missing image',
    prose('![Plan](./plan.png)'),
    'services/alpha/index.md:10:1 the picture "./plan.png" does not exist in the folder of the page; add it, or correct its name',
  ],
  [
    'an image with another case',
    {...prose('![Plan](./Plan.png)'), 'services/alpha/plan.png': PNG},
    'services/alpha/index.md:10:1 the picture "./Plan.png" does not exist in the folder of the page; did you mean "./plan.png"?',
  ],
  [
    'an image on another site',
    prose('![Plan](https://example.com/p.png)'),
    'services/alpha/index.md:10:1 the picture "https://example.com/p.png" must be a file in the folder of the page, such as ./plan.png',
  ],
  [
    'an image by its URL on the site',
    prose('![Plan](/img/p.png)'),
    'services/alpha/index.md:10:1 the picture "/img/p.png" must be a file in the folder of the page, such as ./plan.png',
  ],
  [
    'an image as a data URL',
    prose('![Plan](data:image/png;base64,AAAA)'),
    'services/alpha/index.md:10:1 the picture "data:image/png;base64,AAAA" must be a file in the folder of the page, such as ./plan.png',
  ],
  [
    'an image without a path',
    prose('![Plan]()'),
    'services/alpha/index.md:10:1 the picture has no path; write it between ( and )',
  ],
  [
    'an image in an unsupported format',
    {...prose('![Plan](./plan.bmp)'), 'services/alpha/plan.bmp': 'BM'},
    'services/alpha/index.md:10:1 the picture "./plan.bmp" must be in one of the formats jpg, jpeg, png, svg, webp',
  ],
  [
    'an image that is too large',
    picture('![Plan](./plan.jpg)', {'services/alpha/plan.jpg': jpeg(10, 10, 300_001)}),
    'services/alpha/plan.jpg:1:1 the picture has 300001 bytes; the maximum is 300000',
  ],
  [
    'an empty image',
    picture('![Plan](./plan.png)', {'services/alpha/plan.png': ''}),
    'services/alpha/plan.png:1:1 the picture file is empty; add the complete file, or remove it',
  ],
  [
    'an image with a wrong extension',
    picture('![Plan](./plan.jpg)', {'services/alpha/plan.jpg': PNG}),
    'services/alpha/plan.jpg:1:1 the file is PNG, but its name says JPEG; save it as JPEG, or rename it',
  ],
  [
    'an image that is text',
    picture('![Plan](./plan.png)', {'services/alpha/plan.png': 'to be drawn\n'}),
    'services/alpha/plan.png:1:1 the file is not a valid PNG picture; save it as PNG',
  ],
  [
    'an image that is an HTML page',
    picture('![Plan](./plan.svg)', {'services/alpha/plan.svg': '<!doctype html><p>Not found</p>'}),
    'services/alpha/plan.svg:1:1 the file is not a valid SVG picture; save it as SVG',
  ],
  [
    'a drawing with a script',
    picture('![Plan](./plan.svg)', {'services/alpha/plan.svg': svg('<script>alert(1)</script>')}),
    'services/alpha/plan.svg:1:1 the SVG contains a script; remove that',
  ],
  [
    'a drawing with a script link',
    picture('![Plan](./plan.svg)', {
      'services/alpha/plan.svg': svg('<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'),
    }),
    'services/alpha/plan.svg:1:1 the SVG contains a URL that runs code; remove that',
  ],
  [
    'a drawing with event handlers',
    picture('![Plan](./plan.svg)', {
      'services/alpha/plan.svg': svg('<path d="M0 0h9" onclick="alert(1)"/>'),
    }),
    'services/alpha/plan.svg:1:1 the SVG contains an attribute that runs code; remove that',
  ],
  [
    'a drawing with external resources',
    picture('![Plan](./plan.svg)', {
      'services/alpha/plan.svg': svg('<image href="https://example.com/p.png"/>'),
    }),
    'services/alpha/plan.svg:1:1 the SVG contains a file from another host; remove that',
  ],
  [
    'an unused image',
    {'services/alpha/plan.png': PNG},
    'services/alpha/plan.png:1:1 no article in this folder shows this picture; add ![what it shows](./plan.png) to one, or remove the file',
  ],
  [
    'an image in HTML',
    prose('<img src="./cover.jpg" alt="Cover" />'),
    'services/alpha/index.md:10:1 <img> is not allowed in pages; write ![what it shows](./picture.png) instead',
  ],
  [
    'an image in HTML with an event handler',
    prose('<img src="x" onerror="alert(1)" />'),
    'services/alpha/index.md:10:1 <img> is not allowed in pages; write ![what it shows](./picture.png) instead',
  ],
  [
    'an image of another entry',
    {...prose('![Cover](../beta/cover.jpg)'), ...beta()},
    'services/alpha/index.md:10:1 the picture "../beta/cover.jpg" must be a file in the folder of the page, such as ./plan.png',
  ],
];

export const LINKS_AND_PICTURES: readonly Mistake[] = [...LINKS, ...PICTURES];
