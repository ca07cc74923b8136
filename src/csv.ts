/** Characters at which spreadsheets start a formula; Japanese ones accept full-width forms too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Quotes a field (RFC 4180). What would run as a formula gets an apostrophe (CSV injection). */
function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Records of fields as CSV (RFC 4180, lines end with CRLF), safe to open in a spreadsheet. */
export const writeCsv = (records: readonly (readonly string[])[]): string =>
  records.map((record) => `${record.map(csvField).join(',')}\r\n`).join('');
