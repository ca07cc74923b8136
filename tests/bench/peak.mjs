// Loaded into every process of a measured build: adds its peak memory in KiB to a file.
import {appendFileSync} from 'node:fs';
import process from 'node:process';
import {isMainThread} from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    appendFileSync(process.env.PEAK_FILE, `${process.resourceUsage().maxRSS}\n`);
  });
}
