// Change: renders nothing. The documentation has only one version.
export default function DocVersionBadge(): null {
  return null;
}
