/**
 * The icon of an entry: that of its brand out of the package simple-icons, else a monogram.
 * Files are read one by one, since the package as a module would load all 3,400 icons.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** What a page needs to draw an icon, and no more; the path is one for 24 x 24. */
export type EntryIcon =
  {readonly path: string} | {readonly monogram: string; readonly color: string; readonly ink: Ink};

/** Colour of what stands on a coloured square. */
export type Ink = '#000000' | '#ffffff';

/** The keys of a record that its icon is made from. */
export type Marked = {
  readonly name: {readonly en: string};
  readonly icon: string | null;
  readonly color: string;
};

type IconData = {readonly slug: string; readonly license?: {readonly type: string}};

/** Licence of the package, and so of each icon for which it names no other. */
const CC0 = 'CC0-1.0';

const PACKAGE = path.dirname(
  createRequire(path.resolve('package.json')).resolve('simple-icons/icons.json'),
);
