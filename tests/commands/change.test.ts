/** `npm run change`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {catalogueFiles, claim, serviceFiles, writeTree} from '../unit/catalogue/factories';
import {runCommand} from './runCommand';

const site = () =>
  writeTree(
    catalogueFiles(serviceFiles({attributes: {'storage-price': claim('0.02 USD/GB-month')}})),
  );
const change = (root: string, ...args: readonly string[]) =>
  runCommand('change', root, ['alpha', ...args]);
const recordOf = (root: string) =>
  readFileSync(path.join(root, 'services/alpha/service.yml'), 'utf8');

it('moves the value of today among the earlier ones', () => {
  const root = site();
  const flags = ['--source', 'docs'];
  expect(
    change(root, 'storage-price', '0.03 USD/GB-month', '--on', '2026-07-01', ...flags).stderr,
  ).toBe('');
  expect(
    change(root, 'storage-price', '0.04 USD/GB-month', '--on', '2026-10-01', ...flags).status,
  ).toBe(0);
  expect(recordOf(root)).toMatch(
    /storage-price:\s+value: 0\.04 USD\/GB-month[^]*?was:[^]*?value: 0\.02 USD\/GB-month[^]*?until: 2026-06-30[^]*?value: 0\.03 USD\/GB-month[^]*?until: 2026-09-30/,
  );
});

it('names what the record has if a value or a source is not there', () => {
  const root = site();
  const flags = ['--on', '2026-07-01', '--source', 'nowhere'];
  expect(change(root, 'storage-price', '0.03 USD/GB-month', ...flags).stderr).toContain(
    'the record has no source "nowhere"; it has docs',
  );
  expect(change(root, 'price', '1', ...flags).stderr).toContain('no attribute "price"');
  expect(change(root, 'storage-price', '1').status).toBe(2);
});
