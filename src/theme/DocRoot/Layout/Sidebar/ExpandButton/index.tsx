// Change: renders nothing. The sidebar cannot be collapsed.
export default function DocRootLayoutSidebarExpandButton(): null {
  return null;
}
