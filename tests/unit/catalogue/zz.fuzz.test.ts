import {it} from 'vitest';
import {writeFileSync, mkdirSync, mkdtempSync} from 'node:fs';
import path from 'node:path';
import {inspectPage} from '@site/src/catalogue/article/reader';
import {faultOfSyntax} from './mistakes/build';
import {HARMLESS} from './mistakes/harmless';
import {MISTAKES} from './mistakes/tables';
const bodies = [...MISTAKES, ...HARMLESS].flatMap(([, files]) => Object.entries(files).filter(([f]) => /index\.md$/.test(f)).map(([, t]) => String(t))).map((t) => /\{\/\* truncate \*\/\}\n\n([\s\S]*?)\n\n(?:word|語)/.exec(t)?.[1] ?? '').filter((b) => b && b.length < 400);
let seed = Number(process.env.SEED ?? 1);
const rnd = () => { seed = (seed + 0x6d2b79f5) | 0; let t = Math.imul(seed ^ (seed >>> 15), 1 | seed); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296; };
const pick = <T,>(l: readonly T[]) => l[Math.floor(rnd() * l.length)]!;
it('fuzz', async () => {
  const root = mkdtempSync('/tmp/fuzz-'); mkdirSync(path.join(root, 'services/alpha'), {recursive: true});
  const page = 'services/alpha/index.md';
  let bad = 0, n = 0, refused = 0;
  const end = Date.now() + Number(process.env.MS ?? 60000);
  while (Date.now() < end) {
    let body = '';
    const k = 1 + Math.floor(rnd() * 3);
    for (let i = 0; i < k; i++) {
      let b = pick(bodies);
      if (rnd() < 0.3) { const a = Math.floor(rnd() * b.length); const z = a + Math.floor(rnd() * 6); b = b.slice(0, a) + pick(['', '<', '>', '{', '}', '`', '\n', '\n\n', '*', '/', '"', ':', '|', '#', ' ', '-', '[', ']', '(', ')', '\\', '!', '    ', '\t', '&lt;', '$', '=']) + b.slice(z); }
      const w = rnd();
      if (w < 0.12) b = b.split('\n').map((l) => '> ' + l).join('\n');
      else if (w < 0.24) b = '- ' + b.split('\n').join('\n  ');
      else if (w < 0.3) b = '<details>\n\n' + b + '\n\n</details>';
      else if (w < 0.34) b = ':::note\n\n' + b + '\n\n:::';
      else if (w < 0.38) b = '| a |\n| --- |\n| ' + b.replace(/\n/g, ' ') + ' |';
      else if (w < 0.42) b = '1. x\n\n   ' + b.split('\n').join('\n   ');
      else if (w < 0.46) b = '**' + b + '**';
      else if (w < 0.5) b = '[' + b + '](/services/alpha)';
      else if (w < 0.53) b = '    ' + b.split('\n').join('\n    ');
      else if (w < 0.56) b = '## ' + b;
      body += pick(['', '\n', '\n\n', '\n\n']) + b;
    }
    const text = `---\ntitle: a\n---\n\nIt.\n\n${body}\n\nEnd.\n`;
    writeFileSync(path.join(root, page), text);
    let mine: boolean; let why = '';
    try { const r = inspectPage(page, text); mine = r.page !== undefined; why = r.problems.map((p) => `${p.line}:${p.column} ${p.message}`).join(' | '); if (!mine && r.problems.length === 0) { bad++; console.log('SILENT', JSON.stringify(body)); } } catch (e) { mine = false; bad++; console.log('THROWN', (e as Error).stack?.slice(0, 600), JSON.stringify(body)); continue; }
    const fault = await faultOfSyntax(root, page);
    n++; if (fault) refused++;
    if (mine !== (fault === undefined) && !/Can't parse URL|URI malformed/.test(fault ?? '')) { bad++; if (bad < 25) console.log('DIFF', JSON.stringify(body), '\n  mine', mine, why, '\n  build', fault?.split('\n').slice(1, 2).join()); }
  }
  console.log({n, refused, bad});
}, 600000);
