import {existsSync} from 'node:fs';

/** The tests drive the production build; it is made beforehand, so that they test what is published. */
export default function setup(): void {
  if (!existsSync('build/index.html') || !existsSync('build/ja/index.html')) {
    throw new Error('There is no production build of both languages; run "npm run build" first');
  }
}
