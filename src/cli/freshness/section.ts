/** A section of an issue in Markdown, with lines below its paragraphs; empty without lines. */
export const section = (
  title: string,
  lines: readonly string[],
  ...paragraphs: readonly string[]
): string =>
  lines.length === 0 ? '' : `${[`## ${title}`, ...paragraphs, lines.join('\n')].join('\n\n')}\n`;
