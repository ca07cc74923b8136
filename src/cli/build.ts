/** Builds the site, all languages, into `build/`. Usage: npm run build */
import {listRuns} from './build/runs';
import {buildSite} from './build/site';

// The first run that fails is the last.
listRuns(process.cwd()).every((args) => buildSite(args));
