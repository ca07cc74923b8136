/** A client generated from the OpenAPI description compiles and can read a service. */
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {serveSite} from '../site/server';
import {BUILD, readBuilt, ROOT} from './pages';

const CLIENT = `
import type {paths} from './api';

type Path = '/services/{slug}.json';
type Document = paths[Path]['get']['responses'][200]['content']['application/json'];

export async function knownValues(api: string, slug: string): Promise<string[]> {
  const response = await fetch(\`\${api}/services/\${slug}.json\`);
  const {service} = (await response.json()) as Document;
  const lines: string[] = [service.name.en, service.lifecycle.state];
  for (const {label, state, text} of service.values) {
    if (state === 'known') {
      lines.push(label.en + ': ' + text.en);
    }
  }
  return lines;
}
`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
};

describe('a generated client', () => {
  const folder = mkdtempSync(path.join(ROOT, 'node_modules/.api-client-'));
  const server = serveSite(BUILD).listen(0, '127.0.0.1');

  /** Compiles a client to JavaScript and returns the errors of the compiler. */
  function compile(client: string): string[] {
    const file = path.join(folder, 'client.ts');
    writeFileSync(file, client);
    const program = ts.createProgram([file], OPTIONS);
    program.emit();
    return ts
      .getPreEmitDiagnostics(program)
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }

  beforeAll(async () => {
    const description = JSON.parse(readBuilt('api/v1/openapi.json')) as Record<string, unknown>;
    const types = astToString(await openapiTS(JSON.stringify(description)));
    writeFileSync(path.join(folder, 'api.ts'), types);
    if (!server.listening) {
      await once(server, 'listening');
    }
  });
  afterAll(() => {
    server.close();
    rmSync(folder, {recursive: true});
  });

  it('compiles and reads a service', async () => {
    expect(compile(CLIENT)).toEqual([]);
    const {knownValues} = createRequire(import.meta.url)(path.join(folder, 'client.js')) as {
      knownValues: (api: string, slug: string) => Promise<string[]>;
    };
    const {port} = server.address() as AddressInfo;
    const lines = await knownValues(`http://127.0.0.1:${port}/api/v1`, 'linear');
    expect(lines.slice(0, 2)).toEqual(['Linear', 'active']);
    expect(lines).toContain('Licence: Proprietary');
  });

  it('does not compile when it reads an unknown key', () => {
    expect(compile(CLIENT.replace('service.lifecycle.state', 'service.state'))).toEqual([
      expect.stringContaining("Property 'state' does not exist"),
    ]);
  });
});
