// Change: draws nothing: there is one version of the documentation.
export default function DocVersionBanner(): null {
  return null;
}
