import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readForm} from '@site/src/cli/suggestion/issueForm';

/** The form for new services, below the root of the repository. */
export const FORM_FILE = '.github/ISSUE_TEMPLATE/add-service.yml';

export const FORM_TEXT = readFileSync(
  path.resolve(import.meta.dirname, '../../..', FORM_FILE),
  'utf8',
);

const FILLED: Readonly<Record<string, string>> = {
  name: 'Beta Store',
  homepage: 'https://example.com/',
  kind: 'Cloud service / クラウドサービス',
  company: 'Beta, Inc.',
  tags: 'Object storage / オブジェクトストレージ (object-storage)',
  purpose: 'Keeps files.',
  sources: 'https://example.com/docs',
  connection: 'I have no connection / 関係はない',
};

/** The text of an issue as GitHub makes it of the form, filled in like this. */
export const suggest = (filled: Readonly<Record<string, string>> = {}): string =>
  readForm(FORM_TEXT)
    .map(({id, label}) => `### ${label}\n\n${filled[id] ?? FILLED[id] ?? '_No response_'}\n`)
    .join('\n');
