/** Builds the site, all languages, into `build/`. Usage: npm run build */
import {buildSite} from './site/build';

void buildSite().then((exitCode) => {
  process.exitCode = exitCode;
});
