import {expect, it} from 'vitest';
import {slimRegistry} from '@site/src/plugins/tuning/registry';

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
      'The format of the Docusaurus registry has changed',
    );
  }
});
