/** Path of the icon tile below the base URL for the page of an entry, such as `/services/jira`. */
export const tileOfRoute = (route: string): string => `/img/tiles${route}.svg`;
