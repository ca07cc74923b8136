import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {listRuns} from '@site/src/cli/build/runs';

const IN_TURN = [
  ['--locale', 'en'],
  ['--locale', 'ja'],
];

it.each([
  [1, [[]]],
  [200, [[]]],
  [201, IN_TURN],
])('%i services are built in the runs %j', (count, runs) => {
  const root = mkdtempSync(path.join(tmpdir(), 'devshelf-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  for (let number = 0; number < count; number += 1) {
    mkdirSync(path.join(root, 'services', `service-${number}`), {recursive: true});
  }
  writeFileSync(path.join(root, 'services/tags.yml'), '');
  expect(listRuns(root)).toEqual(runs);
});
