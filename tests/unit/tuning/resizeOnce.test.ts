import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {type Adapter, resizeOnce} from '@site/src/plugins/tuning/resizeOnce';

it('creates each size of an image once, and again when the image changes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'devshelf-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'cover.jpg');
  writeFileSync(file, 'one');
  const resize = vi.fn<ReturnType<Adapter>['resize']>(({width}) =>
    Promise.resolve({data: Buffer.from('picture'), width, height: 1}),
  );
  const adapter = resizeOnce(() => ({metadata: () => Promise.resolve({}), resize}));
  const ask = (width: number) =>
    adapter(file).resize({width, mime: 'image/jpeg', options: {quality: 70}});

  const first = await ask(640);
  expect(await ask(640)).toBe(first);
  expect(await ask(1030)).toMatchObject({width: 1030});
  expect(resize).toHaveBeenCalledTimes(2);

  writeFileSync(file, 'another');
  expect(await ask(640)).not.toBe(first);
});
