/** The commands that build the site, with a stand-in for Docusaurus that records its arguments. */
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {CommandName} from '@site/src/cli/commands';
import {catalogueFiles, type Files, writeTree} from '../unit/catalogue/factories';
import {runCommand, standIn} from './runCommand';

/** What follows the arguments that select languages. */
const CONFIG = ['--config', '.docusaurus/configuration.cjs'];

const TOGETHER = [['build', ...CONFIG]];
const IN_TURN = [
  ['build', '--locale', 'en', ...CONFIG],
  ['build', '--locale', 'ja', ...CONFIG],
];

/** A site with valid content and this number of service folders, of which all but one are empty. */
function siteWith(services: number, files: Files = {}): string {
  const root = writeTree({...catalogueFiles(), ...files});
  for (let number = 1; number < services; number += 1) {
    mkdirSync(path.join(root, 'services', `service-${number}`));
  }
  return root;
}

/**
 * Runs a command in a site with this number of services.
 * @returns the exit code, and the arguments and environment of each call of Docusaurus
 */
function callsOf(command: CommandName, services: number, env: Readonly<Record<string, string>>) {
  const root = siteWith(services, {
    calls: '',
    ...standIn(`
      import {appendFileSync} from 'node:fs';
      const {BASE_URL, GTAG_ID, FAILS, DOCUSAURUS_SSG_WORKER_THREAD_COUNT: threads = null} = process.env;
      const args = process.argv.slice(2);
      appendFileSync('calls', JSON.stringify({args, threads, BASE_URL, GTAG_ID}) + '\\n');
      process.exitCode = args.includes(FAILS) ? 3 : 0;`),
  });
  const {status} = runCommand(command, root, [], env);
  const lines = readFileSync(path.join(root, 'calls'), 'utf8').trim().split('\n');
  return {status, calls: lines.filter(Boolean).map((line) => JSON.parse(line) as unknown)};
}

it.each([
  [1, TOGETHER],
  [200, TOGETHER],
  [201, IN_TURN],
])('%i services are built with the arguments %j', (count, runs) => {
  expect(callsOf('build', count, {})).toMatchObject({
    status: 0,
    calls: runs.map((args) => ({args})),
  });
});

it.each([
  [100, '1'],
  [101, null],
])('with %i services, Docusaurus is told to render on as many threads as %s', (count, threads) => {
  expect(callsOf('build', count, {}).calls).toMatchObject([{args: TOGETHER[0], threads}]);
});

it('a build fails at the first run that fails, without starting the next', () => {
  expect(callsOf('build', 201, {FAILS: 'en'})).toMatchObject({
    status: 1,
    calls: [{args: IN_TURN[0]}],
  });
});

it('a build ends with all problems of the content, without waiting for Docusaurus', () => {
  const root = siteWith(1, {
    ...standIn('setTimeout(() => {}, 100_000);'),
    'services/tags.yml': 'storage: 1\n',
    'services/categories.yml': 'categories: 2\n',
  });
  const {status, stderr} = runCommand('build', root);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^services\/categories\.yml:1:\d+ /m);
  expect(stderr).toMatch(/^services\/tags\.yml:1:\d+ /m);
});

it('a build for the tests is at the root and without analytics, with the same runs', () => {
  const env = {BASE_URL: '/below/', GTAG_ID: 'G-1'};
  const built = {BASE_URL: '/', GTAG_ID: ''};
  expect(callsOf('build:tested', 1, env).calls).toMatchObject(
    TOGETHER.map((args) => ({args, ...built})),
  );
  expect(callsOf('build:tested', 201, env)).toMatchObject({
    status: 0,
    calls: IN_TURN.map((args) => ({args, ...built})),
  });
});

it('a build for the tests is skipped if the published build can be tested', () => {
  expect(callsOf('build:tested', 1, {BASE_URL: '/', GTAG_ID: ''})).toEqual({status: 0, calls: []});
});

it('a configuration that cannot be compiled is reported with its line and column', () => {
  const root = siteWith(1, {
    ...standIn(''),
    'docusaurus.config.ts': 'export const createConfig = () => ({\n  title: ,\n});',
  });
  const {status, stderr} = runCommand('build', root);
  expect(status).toBe(1);
  expect(stderr).toContain('docusaurus.config.ts:2:9: ERROR: Unexpected ","');
});
