import {expect, it} from 'vitest';
import {allowMarkup} from '@site/src/plugins/catalogue/remark';
import {compilePage} from '../compilePage';

/** Compiles a page with the first of our plugins alone. */
const compile = (text: string, file?: string) =>
  compilePage(text, {beforeDefaultRemarkPlugins: [allowMarkup('/site')]}, file);

const FENCED = '```\n{run()}\n```';
const HEAD = '---\ntitle: A\n---\n\n';

it.each([
  ['an attribute of all objects', '<kbd __proto__={run()}>x</kbd>', '1:1 <kbd> allows no'],
  ['an attribute twice', '<Fact id={run()} id="a" />', '1:1 <Fact>'],
  ['fences in a comment', `{/* a\n\`\`\`mdx-code-block\n*/}\n\n${FENCED}`, '4:1 text in braces'],
  ['a second front matter', `---\n\`\`\`\n---\n{run()}`, '4:1 text in braces'],
  ['an indented start', `- A.\n\n${'```'}\nA\n${'```'}\n\n{run()}`, '7:1 text in braces'],
  ['an export', `${HEAD}export const x = run();`, '5:1 a line that begins with "export"'],
  ['a script', `${HEAD}<script>run()</script>`, '5:1 <script> is not allowed'],
  ['a picture as a program', '![x](./a.webp!data:,x.png)', '1:1 the name of the picture'],
])('a build refuses %s', async (_, text, message) => {
  await expect(compile(text)).rejects.toThrow(`docs/page.md:${message}`);
});

it('a build refuses code in a page of a folder that the check does not know', async () => {
  const file = 'i18n/en/docusaurus-plugin-content-blog-services/minio/index.md';
  await expect(compile('export const x = run();', `/site/${file}`)).rejects.toThrow(
    `${file}:1:1 a line that begins with "export"`,
  );
});

it('a build accepts plain pages', async () => {
  const text = `${HEAD}## A {/* #a */}\n\n:::note[B]\n\nIt is <kbd>x</kbd>.\n\n:::\n\n${FENCED}\n`;
  expect(await compile(text)).toContain('run()');
});
