// Change: renders nothing. The documentation has only one version.
export default function DocVersionBanner(): null {
  return null;
}
