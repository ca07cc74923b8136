import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {slimConfig, slimRegistry, slimRoutes} from '@site/src/plugins/slimScripts/generated';

describe('the configuration', () => {
  it('keeps what pages read, and loses what only builds read', () => {
    const config = {
      title: 'Shelf',
      baseUrl: '/',
      plugins: [['./plugin', {secretOfBuild: true}]],
      onBrokenLinks: 'throw',
      themeConfig: {navbar: {title: 'Shelf'}},
    } as unknown as DocusaurusConfig;
    expect(slimConfig(config)).toBe(
      'export default {"title":"Shelf","baseUrl":"/","themeConfig":{"navbar":{"title":"Shelf"}}};\n',
    );
  });
});

describe('the registry', () => {
  const entry = (name: string, module: string): string =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

  it('keeps how a module is loaded', () => {
    const registry = ['export default {', entry('0a', '@site/docs/a.md'), entry('0b', '@b'), '};'];
    expect(slimRegistry(registry.join('\n'))).toBe(
      [
        'export default {',
        '  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/a.md")],',
        '  "0b": [() => import(/* webpackChunkName: "0b" */ "@b")],',
        '};',
      ].join('\n'),
    );
  });

  it('fails when Docusaurus writes it in another form', () => {
    expect(() => slimRegistry('{"0a": [load, require.resolveWeak("a"), "a"]}')).toThrow(
      'another form',
    );
  });
});

describe('the routes', () => {
  const tables = slimRoutes({
    routes: [
      `{path: '/a-b', component: ComponentCreator('/a-b', '1f2'), exact: true},`,
      `{path: '/docs', component: ComponentCreator('/docs', 'aaa'), routes: [`,
      `{path: '/docs', component: ComponentCreator('/docs', 'bbb'), exact: true}]},`,
      `{path: '*', component: ComponentCreator('*')},`,
    ].join('\n'),
    chunkNames: JSON.stringify({
      '/a-b-1f2': {__comp: '0a'},
      '/docs-aaa': {__comp: '0b'},
      '/docs-bbb': {__comp: '0c'},
    }),
  });

  it('lose the hash where a path has one route, and keep it where it tells two apart', () => {
    expect(tables.routes).toContain(`ComponentCreator('/a-b', '0')`);
    expect(tables.routes).toContain(`ComponentCreator('/docs', 'aaa')`);
    expect(tables.routes).toContain(`ComponentCreator('/docs', 'bbb')`);
    expect(tables.routes).toContain(`ComponentCreator('*')`);
  });

  it('find their modules under the same keys', () => {
    const keys = [...tables.routes.matchAll(/ComponentCreator\('([^']+)', '([^']+)'\)/g)].map(
      ([, path, hash]) => `${path}-${hash}`,
    );
    expect(Object.keys(JSON.parse(tables.chunkNames) as object)).toEqual(keys);
  });
});
