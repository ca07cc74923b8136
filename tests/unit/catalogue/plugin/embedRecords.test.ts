import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {embedRecords} from '@site/src/plugins/catalogue';
import {catalogueFiles, writeTree} from '../factories';

/** The MDX module that a document is compiled to. */
async function modules(document: string): Promise<string> {
  const siteDir = writeTree(catalogueFiles());
  const {value} = await compile(document, {
    jsx: true,
    remarkPlugins: [embedRecords(siteDir)],
  });
  return String(value);
}

describe('a component for records in a document', () => {
  it('gets its import and its data added', async () => {
    const module = await modules(
      'Text\n\n<CategoryTable category="keeping" caption="Storage" />\n',
    );
    expect(module).toMatch(
      /import \{default as (\w+)\} from ["']@generated\/catalogue\/default\/categories\/keeping\.json["']/,
    );
    expect(module).toMatch(
      /import \{CategoryTable as (\w+)\} from ["']@site\/src\/components\/CategoryTable["']/,
    );
    const [, data] = /as (\w+)\} from ["']@generated/.exec(module)!;
    const [, component] = /as (\w+)\} from ["']@site/.exec(module)!;
    expect(module).toContain(`<${component} caption="Storage" matrix={${data}} />`);
  });

  it('may be an estimate of a category', async () => {
    const module = await modules('<Estimate category="keeping" />\n');
    expect(module).toContain('@generated/catalogue/default/costs/keeping.json');
    expect(module).toMatch(
      /import \{Estimate as \w+\} from ["']@site\/src\/components\/Estimate["']/,
    );
    expect(module).toMatch(/<_embedded1 costs=\{_embedded0\} \/>/);
  });

  it('may be in a list and occur several times', async () => {
    const module = await modules(
      '- <div>\n    <HealthSummary />\n  </div>\n\n<HealthSubjects of="facts" caption="Facts" />\n',
    );
    expect(module.match(/health\.json/g)).toHaveLength(2);
    expect(module).toMatch(/import \{Summary as \w+\}/);
    expect(module).toMatch(/import \{Subjects as \w+\}/);
  });

  it.each([
    ['<CategoryTable caption="All" />', '<CategoryTable> needs category="…"'],
    [
      '<CategoryTable category="keepin" />',
      '<CategoryTable category="keepin">: unknown category; did you mean "keeping"?',
    ],
  ])('throws an error without a valid category: %s', async (tag, message) => {
    await expect(modules(`# Title\n\nText\n\n${tag}\n`)).rejects.toMatchObject({
      reason: message,
      line: 5,
      column: 1,
    });
  });

  it('is not added to other documents', async () => {
    expect(await modules('Text with <Fact id="a" />\n')).not.toContain('import {default');
  });
});
