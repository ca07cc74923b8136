/** Path, below the base URL, of the tile of the entry with this page, such as `/services/jira`. */
export const tileOfRoute = (route: string): string => `/img/tiles${route}.svg`;
