/** The site of the tests is at the root. */
export default function useBaseUrl(url: string): string {
  return url;
}

export const useBaseUrlUtils = () => ({withBaseUrl: useBaseUrl});
