import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblems, inspectCatalogue, recordFiles} from '@site/src/catalogue';
import {ContentTree} from '@site/src/catalogue/contentTree';
import {fixRecords} from '@site/src/cli/check/fix';
import {article, catalogueFiles, jpeg, recordYaml, service, writeTree} from './factories';

const RECORD = 'services/alpha/service.yml';

/**
 * A catalogue with symbolic links to files outside of it.
 * @param links target of each link, by the path of the link
 */
function withLinks(links: Readonly<Record<string, string>>, missing: readonly string[] = []) {
  const outside = writeTree({
    'secret.txt': 'a secret',
    'record.yml': recordYaml('service', service()).replace('slug: alpha\n', ''),
    'index.md': article(),
    'plan.jpg': jpeg(10, 10),
    'folder/service.yml': recordYaml('service', service()),
  });
  const root = writeTree(catalogueFiles(Object.fromEntries(missing.map((file) => [file, null]))));
  for (const [link, target] of Object.entries(links)) {
    mkdirSync(path.dirname(path.join(root, link)), {recursive: true});
    symlinkSync(path.join(outside, target), path.join(root, link));
  }
  return {root, outside};
}

const told = (root: string): string => formatProblems(inspectCatalogue(root).problems);

describe('the files of the content', () => {
  it('are those of the content folders, translations last', () => {
    const root = writeTree({
      'services/b/service.yml': '',
      'services/a/service.yml': '',
      'docs/intro.md': '',
      'i18n/ja/docusaurus-plugin-content-docs/current/intro.md': '',
      'i18n/ja/code.json': '',
      'src/index.ts': '',
    });
    expect(new ContentTree(root).files).toEqual([
      'services/a/service.yml',
      'services/b/service.yml',
      'docs/intro.md',
      'i18n/ja/docusaurus-plugin-content-docs/current/intro.md',
    ]);
  });

  it('are read only once', () => {
    const root = writeTree({'docs/intro.md': 'one'});
    const content = new ContentTree(root);
    expect(content.read('docs/intro.md')).toBe('one');
    writeFileSync(path.join(root, 'docs/intro.md'), 'two');
    expect(content.read('docs/intro.md')).toBe('one');
  });
});

describe('a symbolic link', () => {
  const LINK = 'symbolic links are not allowed; replace this one with the file or folder itself';

  it.each([
    ['record', RECORD, 'secret.txt'],
    ['article', 'services/alpha/index.md', 'index.md'],
    ['translation', 'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md', 'index.md'],
    ['cover', 'services/alpha/cover.jpg', 'plan.jpg'],
    ['list of tags', 'services/tags.yml', 'secret.txt'],
  ])('is rejected as %s and not read', (_, link, target) => {
    const {root} = withLinks({[link]: target}, [link]);
    expect(told(root)).toBe(`${link}:1:1 ${LINK}\n1 problem`);
  });

  it('is rejected as the folder of an entry', () => {
    const {root} = withLinks({'services/beta': 'folder'});
    expect(told(root)).toBe(`services/beta:1:1 ${LINK}\n1 problem`);
  });

  it('is rejected if its target does not exist', () => {
    const {root} = withLinks({'docs/intro.md': 'nowhere.md'});
    expect(told(root)).toBe(`docs/intro.md:1:1 ${LINK}\n1 problem`);
  });

  it('is not written through', () => {
    const {root, outside} = withLinks({[RECORD]: 'record.yml'}, [RECORD]);
    const before = readFileSync(path.join(outside, 'record.yml'), 'utf8');
    expect(recordFiles(root).map(({file}) => file)).not.toContain(RECORD);
    fixRecords(root);
    expect(readFileSync(path.join(outside, 'record.yml'), 'utf8')).toBe(before);
  });
});

describe('a picture', () => {
  const show = (root: string, picture: string) => {
    const body = `![Plan](${picture})`;
    writeFileSync(path.join(root, 'services/alpha/index.md'), article({body}));
  };

  it('is rejected if it is a symbolic link', () => {
    const {root} = withLinks({'services/alpha/plan.jpg': 'plan.jpg'});
    show(root, './plan.jpg');
    expect(told(root)).toBe(
      'services/alpha/plan.jpg:1:1 symbolic links are not allowed; replace this one with the file or folder itself\n1 problem',
    );
  });

  it('is rejected if it is outside of the repository', () => {
    const {root, outside} = withLinks({});
    const picture = `../../../${path.basename(outside)}/plan.jpg`;
    show(root, picture);
    expect(told(root)).toBe(
      `services/alpha/index.md:10:1 the picture "${picture}" must be a file in the folder of the page, such as ./plan.png\n1 problem`,
    );
  });
});
