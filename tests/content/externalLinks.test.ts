import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {collectLinks} from '@site/src/cli/externalLinks/collect';
import {applyExclusions, EXCLUSIONS_FILE} from '@site/src/cli/externalLinks/exclusions';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('links to other sites', () => {
  const all = collectLinks(ROOT);

  it('use https and a real domain', () => {
    expect(all.length).toBeGreaterThan(300);
    const wrong = all.filter(
      ({url}) => !/^https:\/\/[^/]+\.[a-z]+\//.test(url) || /\.?example(\.\w+)?\//.test(url),
    );
    expect(wrong).toEqual([]);
  });

  it('are excluded from the check only with a reason, and only while they are in use', () => {
    expect(
      applyExclusions(all, readFileSync(path.join(ROOT, EXCLUSIONS_FILE), 'utf8')).problems,
    ).toEqual([]);
  });
});
