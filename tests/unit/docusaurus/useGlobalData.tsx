/** No page is behind with its translation. */
export const usePluginData = () => ({outdated: [], missing: [], 'only-japanese': []});
