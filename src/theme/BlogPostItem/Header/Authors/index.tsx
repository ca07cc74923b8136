// Change: draws nothing: entries have no authors, whose pictures and icons would be on every page.
export default function BlogPostItemHeaderAuthors(): null {
  return null;
}
