import {it} from 'vitest';
import {writeFileSync} from 'node:fs';
import {formatProblems, inspectCatalogue, inspectTranslations, describeTranslation, sortProblems} from '@site/src/catalogue';
import {writeTree} from './factories';
import {site, type Mistake} from './mistakes/site';
it('dump', async () => {
  const names = (process.env.CASES ?? 'records').split(',');
  for (const name of names) {
    const module = await import(`./mistakes/${name}.ts`) as Record<string, readonly Mistake[]>;
    const table = Object.values(module)[0]!;
    const out = table.map(([what, files]) => {
      let told: string;
      try {
        const root = writeTree(site(files));
        const missing = inspectTranslations(root).filter(({state}) => state === 'missing').map(describeTranslation);
        told = sortProblems([...inspectCatalogue(root, new Date('2026-11-22T00:00:00Z')).problems, ...missing]).map(({file, line, column, message}) => `${file}:${line}:${column} ${message}`).join('\n');
      } catch (e) { told = `THROWN ${(e as Error).stack}`; }
      return {what, told};
    });
    writeFileSync(`/tmp/told.${name}.json`, JSON.stringify(out));
    writeFileSync(`/tmp/told.${name}.txt`, out.map(({what, told}) => `## ${what}\n${told.slice(0, 3000)}\n`).join('\n'));
  }
}, 300000);
