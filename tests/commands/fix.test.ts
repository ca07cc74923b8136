/** `npm run check:content -- --fix`: what it writes and reports, and what it does not change. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fixRecords} from '@site/src/cli/check/fix';
import {catalogueFiles, recordYaml, service, writeTree} from '../unit/catalogue/factories';
import {runCommand} from './runCommand';

const RECORD = 'services/alpha/service.yml';
const COMPANY = 'companies/acme/company.yml';
const LAID_OUT = recordYaml('service', service());
const QUOTED = LAID_OUT.replace('"#0a5277"', "'#0a5277'");

const read = (root: string, file = RECORD): Buffer => readFileSync(path.join(root, file));

describe('the records', () => {
  it('are only written if their layout changes', () => {
    const root = writeTree(catalogueFiles({[RECORD]: QUOTED}));
    const company = read(root, COMPANY);
    expect(fixRecords(root)).toEqual([{file: RECORD, changes: ['quotes']}]);
    expect(read(root).toString()).toBe(LAID_OUT);
    expect(read(root, COMPANY)).toEqual(company);
    expect(fixRecords(root)).toEqual([]);
  });

  it.each<[string, string | Buffer]>([
    ['is invalid YAML', `${QUOTED}"`],
    ['has a duplicate key', `${QUOTED}slug: alpha\n`],
    ['is empty', ''],
    ['is in Latin-1', Buffer.from(QUOTED.replace('アクメ', 'Acm\u00e9'), 'latin1')],
    ['is in UTF-16', Buffer.from(`\uFEFF${QUOTED}`, 'utf16le')],
    ['contains conflict markers', QUOTED.replace('kind:', '<<<<<<< HEAD\nkind:')],
  ])('are not changed if one %s', (_, content) => {
    const root = writeTree(catalogueFiles({[RECORD]: content}));
    expect(fixRecords(root)).toEqual([]);
    expect(read(root)).toEqual(Buffer.from(content));
  });
});

describe('the command', () => {
  const check = (root: string, ...args: readonly string[]) =>
    runCommand('check:content', root, ['--format=text', ...args]);

  it('reports the layout, and fixes it with --fix', () => {
    const root = writeTree(catalogueFiles({[RECORD]: QUOTED.replaceAll('\n', '\r\n')}));
    const before = check(root, RECORD);
    expect(before.status).toBe(1);
    expect(before.stderr).toContain(`${RECORD}:1:1 the file has CRLF as line ends; `);
    expect(before.stderr).toContain('  see docs/contributing.md#layout\n');

    const {status, stdout} = check(root, RECORD, '--fix');
    expect([status, stdout]).toEqual([
      0,
      `fixed the layout of ${RECORD}: line ends, quotes\nno problems in ${RECORD}\n`,
    ]);
    expect(read(root).toString()).toBe(LAID_OUT);
  });

  it('fixes only the given entries', () => {
    const root = writeTree(catalogueFiles({[RECORD]: QUOTED}));
    expect(check(root, 'acme', '--fix').stdout).not.toContain('fixed');
    expect(read(root).toString()).toBe(QUOTED);
  });
});
