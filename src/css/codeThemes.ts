import type {PrismTheme} from 'prism-react-renderer';

/** Colours of highlighted code, each with a contrast of at least 7 to its background. */
function buildTheme(colors: {
  readonly text: string;
  readonly background: string;
  readonly comment: string;
  readonly literal: string;
  readonly keyword: string;
  readonly name: string;
}): PrismTheme {
  const {text, background, comment, literal, keyword, name} = colors;
  return {
    plain: {color: text, backgroundColor: background},
    styles: [
      {
        types: ['comment', 'prolog', 'doctype', 'cdata'],
        style: {color: comment, fontStyle: 'italic'},
      },
      {
        types: ['string', 'char', 'attr-value', 'number', 'boolean', 'regex', 'url'],
        style: {color: literal},
      },
      {types: ['keyword', 'operator', 'atrule', 'important', 'builtin'], style: {color: keyword}},
      {
        types: ['function', 'class-name', 'tag', 'property', 'attr-name', 'key', 'symbol'],
        style: {color: name},
      },
    ],
  };
}

export const lightCode = buildTheme({
  text: '#1b2630',
  background: '#f3f6f8',
  comment: '#46535e',
  literal: '#0b5a3c',
  keyword: '#8a1a4c',
  name: '#0a4a80',
});

export const darkCode = buildTheme({
  text: '#e4eaef',
  background: '#1b252d',
  comment: '#b0bdc7',
  literal: '#9adcb4',
  keyword: '#ffb3cf',
  name: '#a3d1f5',
});
