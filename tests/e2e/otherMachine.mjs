/** Preloaded by a build: its clock is a year ahead, and folders are listed backwards. */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';

const YEAR = 365 * 86_400_000;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + YEAR] : given));
  }
  static now = () => RealDate.now() + YEAR;
};

const {readdirSync} = fs;
fs.readdirSync = (...given) => readdirSync(...given).reverse();
syncBuiltinESMExports();
