// Change: draws nothing: the sidebar cannot be folded away.
export default function DocRootLayoutSidebarExpandButton(): null {
  return null;
}
