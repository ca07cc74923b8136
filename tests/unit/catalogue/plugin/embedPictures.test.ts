import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {embedPictures} from '@site/src/plugins/catalogue';

const moduleOf = async (page: string): Promise<string> =>
  String(await compile(page, {jsx: true, remarkPlugins: [embedPictures]}));

it('renders an image in its own paragraph in several sizes', async () => {
  const module = await moduleOf('Text\n\n![A "bucket"](./plan.png)\n');
  const [, component] =
    /import \{Picture as (\w+)\} from ["']@site\/src\/components\/Picture["']/.exec(module)!;
  const [, image] = /import \{default as (\w+)\} from ["']\.\/plan\.png["']/.exec(module)!;
  expect(module).toContain(`<${component} alt="A &quot;bucket&quot;" image={${image}} />`);
});

it.each(['Text ![A bucket](./plan.png)', '![A bucket](./plan.svg)', '![A](./a.png) ![B](./b.png)'])(
  'leaves %s to Docusaurus',
  async (page) => {
    expect(await moduleOf(page)).not.toContain('components/Picture');
  },
);
