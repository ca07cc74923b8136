import {normalize} from './normalize';

/** Words that carry no topic. They have to be there only when nothing else is asked for. */
const ENGLISH = `
  a about am an and are as at be been by can could did do does for from had has have how i if in
  into is it its me my of on or our should so that the their them there these this those to was
  we were what when where which who why will with without would you your
`;

/** Particles of one or two hiragana are left out by their form. */
const JAPANESE = `
  ください こと これ して したい します する すること それ たい ため ついて できる できます です とき
  として とは どう どこ どの どんな ない なに について によって による によ には にて など ある あります
  いる います から より ので まで ます もの よう ように られる という おすすめ 教えて 方法 やり方
`;

const STOP_WORDS: ReadonlySet<string> = new Set(
  `${ENGLISH} ${JAPANESE}`.split(/\s+/).map(normalize),
);

/** @param word as it was typed */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(normalize(word));
