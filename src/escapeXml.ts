/** Escapes a text for elements and quoted attributes of XML. Pure; runs in the browser. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
