// Change: renders nothing. The sidebar cannot be collapsed.
export default function CollapseButton(): null {
  return null;
}
