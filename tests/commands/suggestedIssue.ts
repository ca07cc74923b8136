import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readForm} from '@site/src/cli/suggestion/issueForm';

/** Path of the form for new services, relative to the root of the repository. */
export const FORM_FILE = '.github/ISSUE_TEMPLATE/add-service.yml';

export const FORM_TEXT = readFileSync(
  path.resolve(import.meta.dirname, '../..', FORM_FILE),
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

/** The text that GitHub writes into an issue when the form is filled in with these answers. */
export const suggest = (filled: Readonly<Record<string, string>> = {}): string =>
  readForm(FORM_TEXT)
    .map(({id, label}) => `### ${label}\n\n${filled[id] ?? FILLED[id] ?? '_No response_'}\n`)
    .join('\n');
