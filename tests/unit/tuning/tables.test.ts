import {describe, expect, it} from 'vitest';
import {shortenTables} from '@site/src/plugins/tuning/tables';

/** A registry with these chunks, by name. */
const registryOf = (modules: Readonly<Record<string, string>>): string =>
  Object.entries(modules)
    .map(
      ([name, module]) =>
        `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`,
    )
    .join('');

const routesOf = (...components: readonly string[]): string =>
  [
    "import React from 'react';",
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    '',
    'export default [',
    ...components.map((component) => `  {${component}},`),
    "  {component: ComponentCreator('*')},",
    '];',
    '',
  ].join('\n');

const tables = {
  'registry.js': registryOf({'3e9c4ab7': '@theme/A', '3e9c1d02': '@theme/B', f87712dc: '@site/c'}),
  'routes.js': routesOf(
    "component: ComponentCreator('/docs', '5f9')",
    "component: ComponentCreator('/docs', '0a1')",
    String.raw`component: ComponentCreator('/it\'s', 'b2c')`,
  ),
  'routesChunkNames.json': JSON.stringify({
    '/docs-0a1': {__comp: '3e9c4ab7'},
    '/docs-5f9': {__comp: '3e9c1d02', items: [{content: 'f87712dc'}]},
    "/it's-b2c": {__comp: 'f87712dc'},
  }),
};

describe('shortenTables', () => {
  const short = shortenTables(tables);

  it('cuts the names of chunks so that they differ, and keeps the loaders of their modules', () => {
    expect(short['registry.js']).toBe(
      [
        '  "3e9c4": [() => import(/* webpackChunkName: "3e9c4" */ "@theme/A")],\n',
        '  "3e9c": [() => import(/* webpackChunkName: "3e9c" */ "@theme/B")],\n',
        '  "f877": [() => import(/* webpackChunkName: "f877" */ "@site/c")],\n',
      ].join(''),
    );
  });

  it('numbers the routes of a path, and creates components only when asked for', () => {
    expect(short['routes.js']).toBe(
      routesOf(
        "get component() { return componentOf('/docs', '0'); }",
        "get component() { return componentOf('/docs', '1'); }",
        String.raw`get component() { return componentOf('/it\'s', '0'); }`,
      )
        .replace(
          "Creator';\n",
          "Creator';\nimport {componentOf, openedFirst} from '@site/src/plugins/tuning/openedRoutes';\n",
        )
        .replace('default [', 'default openedFirst([')
        .replace('];', '], window.location.pathname);'),
    );
    expect(JSON.parse(short['routesChunkNames.json'])).toEqual({
      '/docs-0': {__comp: '3e9c', items: [{content: 'f877'}]},
      '/docs-1': {__comp: '3e9c4'},
      "/it's-0": {__comp: 'f877'},
    });
  });

  it.each([
    [
      'a module without its id',
      {'registry.js': tables['registry.js'].replace(/, require.*?\)/, '')},
    ],
    [
      'an id without its module',
      {'registry.js': tables['registry.js'].replace(/, "@theme\/A"/, '')},
    ],
    ['no route', {'routes.js': ''}],
    ['a route with another hash', {'routes.js': tables['routes.js'].replace('b2c', 'd3e')}],
    ['routes in other quotes', {'routes.js': tables['routes.js'].replaceAll("'", '"')}],
    [
      'an unknown chunk',
      {'routesChunkNames.json': tables['routesChunkNames.json'].replace('f87712dc', '00000000')},
    ],
  ])('throws if there is %s', (_, change) => {
    expect(() => shortenTables({...tables, ...change})).toThrow(
      "The format of Docusaurus' tables of routes and modules has changed",
    );
  });
});
