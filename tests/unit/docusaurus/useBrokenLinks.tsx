/** During a build, Docusaurus collects anchors and links here to find broken ones. */
export default function useBrokenLinks() {
  return {collectAnchor: () => undefined, collectLink: () => undefined};
}
