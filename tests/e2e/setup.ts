import {existsSync} from 'node:fs';

/**
 * Fails early if the builds are missing. The tests run on the production build, which is made
 * beforehand.
 */
export default function setup(): void {
  for (const page of ['build/index.html', 'build/ja/index.html', 'build-variant/index.html']) {
    if (!existsSync(page)) {
      throw new Error(`${page} is missing; run "npm run build" and "npm run build:variant" first`);
    }
  }
}
