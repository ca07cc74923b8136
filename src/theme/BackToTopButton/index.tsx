// Change: renders nothing. The navbar is sticky, and browsers have a key for scrolling to the top.
export default function BackToTopButton(): null {
  return null;
}
