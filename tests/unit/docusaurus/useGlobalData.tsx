/** All translations are current. */
export const usePluginData = () => ({outdated: [], missing: [], 'only-japanese': []});
