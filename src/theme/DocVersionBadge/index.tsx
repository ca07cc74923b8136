// Change: draws nothing: there is one version of the documentation.
export default function DocVersionBadge(): null {
  return null;
}
