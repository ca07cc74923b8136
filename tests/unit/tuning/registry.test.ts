import {expect, it} from 'vitest';
import {slimRegistry} from '@site/src/plugins/tuning/registry';

const entry = (rest: string) =>
  `export default {\n  "0a": [() => import(/* webpackChunkName: "0a" */ "@theme/A"), ${rest}],\n};\n`;

it('a module keeps what loads it, and loses its name and number', () => {
  expect(slimRegistry(entry('"@theme/A", require.resolveWeak("@theme/A")'))).toBe(
    'export default {\n  "0a": [() => import(/* webpackChunkName: "0a" */ "@theme/A")],\n};\n',
  );
});

it('a table of another form stops the build', () => {
  const forms = ['"@theme/A"', 'require.resolveWeak("@theme/A"), "@theme/A"', '"@theme/A", 17'];
  for (const form of forms) {
    expect(() => slimRegistry(entry(form)), form).toThrow(
      'The format of the Docusaurus registry has changed',
    );
  }
});
