/**
 * The Content Security Policy allows what each page contains. The pages are parsed here with
 * another parser than in the build.
 */
import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {headersOf, parseHeaderRules} from '@site/src/plugins/publish/headers';
import {address, filesOfBuild, PAGES, readBuilt} from './pages';

const isRun = (type: string | undefined): boolean => !type?.endsWith('json');

/** The texts of the inline scripts that a browser executes. */
function scriptsIn(html: string): string[] {
  const scripts: string[] = [];
  let isScript = false;
  const parser = new Parser({
    onopentag(name, attribs) {
      isScript = name === 'script' && attribs.src === undefined && isRun(attribs.type);
      if (isScript) {
        scripts.push('');
      }
    },
    ontext(text) {
      if (isScript) {
        scripts.push(scripts.pop()! + text);
      }
    },
    onclosetag() {
      isScript = false;
    },
  });
  parser.end(html);
  return scripts;
}

describe('each page', () => {
  it('has its policy before any element that loads or runs something', () => {
    for (const {$, file} of PAGES) {
      const [first, second] = [...$('head').children()];
      expect.soft($(first).attr('charset'), file).toBe('UTF-8');
      expect.soft($(second).attr('http-equiv'), file).toBe('Content-Security-Policy');
      expect.soft($('meta[http-equiv]').length, file).toBe(1);
    }
  });

  it('has inline scripts whose hashes both its policy and the header allow', () => {
    const header = /Content-Security-Policy: (.*)/.exec(readBuilt('_headers'))![1]!;
    let checked = 0;
    for (const {$, file} of PAGES) {
      const policy = $('meta[http-equiv]').attr('content')!;
      expect.soft(policy, file).toMatch(/script-src 'self' (?:'sha256-[^' ]+'(?: |;))+/);
      for (const script of scriptsIn(readBuilt(file))) {
        const hash = createHash('sha256').update(script).digest('base64');
        expect.soft(policy, file).toContain(`'sha256-${hash}'`);
        expect.soft(header, file).toContain(`'sha256-${hash}'`);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThanOrEqual(2 * PAGES.length);
  });
});

describe('the file _headers', () => {
  it('has no rule without a matching file', () => {
    const paths = filesOfBuild('').map((file) => address.baseUrl + file);
    const idle = parseHeaderRules(readBuilt('_headers')).filter(
      (rule) => !paths.some((pathname) => headersOf([rule], pathname).length > 0),
    );
    expect(idle.map(({pattern}) => pattern)).toEqual([]);
  });
});
