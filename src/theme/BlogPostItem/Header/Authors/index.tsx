// Change: renders nothing. Entries have no authors, and the bundle does without their icons.
export default function BlogPostItemHeaderAuthors(): null {
  return null;
}
