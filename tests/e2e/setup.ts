import {existsSync} from 'node:fs';

/** The tests drive the production build; it is made beforehand, so that they test what is published. */
export default function setup(): void {
  for (const page of ['build/index.html', 'build/ja/index.html', 'build-variant/index.html']) {
    if (!existsSync(page)) {
      throw new Error(`${page} is missing; run "npm run build" and "npm run build:variant" first`);
    }
  }
}
