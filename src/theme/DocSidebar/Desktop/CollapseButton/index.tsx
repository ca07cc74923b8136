// Change: draws nothing: the sidebar cannot be folded away.
export default function CollapseButton(): null {
  return null;
}
