/** Commands that serve the site, as README has them; frontDoor.test.ts starts each. */
export const PREVIEW = 'npm run preview';
export const START = {en: 'npm start', ja: 'npm start -- --locale ja'} as const;
