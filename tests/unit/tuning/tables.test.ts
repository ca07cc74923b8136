import {expect, it} from 'vitest';
import {numberRoutes, slimRegistry} from '@site/src/plugins/tuning/tables';

const entry = (rest: string) =>
  `export default {\n  "0a": [() => import(/* webpackChunkName: "0a" */ "@theme/A"), ${rest}],\n};\n`;

it('slimRegistry keeps the loader of a module and removes its name and id', () => {
  expect(slimRegistry(entry('"@theme/A", require.resolveWeak("@theme/A")'))).toBe(
    'export default {\n  "0a": [() => import(/* webpackChunkName: "0a" */ "@theme/A")],\n};\n',
  );
});

it('slimRegistry throws if the format has changed', () => {
  const forms = ['"@theme/A"', 'require.resolveWeak("@theme/A"), "@theme/A"', '"@theme/A", 17'];
  for (const form of forms) {
    expect(() => slimRegistry(entry(form)), form).toThrow(
      'The format of registry.js of Docusaurus has changed',
    );
  }
});

const routesOf = (...routes: readonly (readonly [path: string, hash: string])[]) =>
  routes.map(([path, hash]) => `component: ComponentCreator('${path}', '${hash}'),\n`).join('');

it('numberRoutes numbers the routes of a path in both tables', () => {
  const {routes, chunkNames} = numberRoutes({
    routes: `${routesOf(['/docs', '5f9'], ['/docs', '0a1'], ["/it\\'s", 'b2c'])}component: ComponentCreator('*'),`,
    chunkNames: JSON.stringify({
      '/docs-0a1': {__comp: 'two'},
      '/docs-5f9': {__comp: 'one'},
      "/it's-b2c": {__comp: 'three'},
    }),
  });
  expect(routes).toBe(
    `${routesOf(['/docs', '0'], ['/docs', '1'], ["/it\\'s", '0'])}component: ComponentCreator('*'),`,
  );
  expect(JSON.parse(chunkNames)).toEqual({
    '/docs-0': {__comp: 'one'},
    '/docs-1': {__comp: 'two'},
    "/it's-0": {__comp: 'three'},
  });
});

it('numberRoutes throws if the format has changed', () => {
  const chunkNames = JSON.stringify({'/a-5f9': {__comp: 'one'}});
  for (const routes of ['', routesOf(['/a', '0a1']), `ComponentCreator("/a", "5f9")`]) {
    expect(() => numberRoutes({routes, chunkNames}), routes).toThrow(
      'The format of routes.js and routesChunkNames.json of Docusaurus has changed',
    );
  }
});
