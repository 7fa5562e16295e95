/** CSV as RFC 4180 defines it, for spreadsheets that must not run anything. */

/** Spreadsheets take a cell that begins so for a formula; a tab and a line break before it are skipped. */
const FORMULA = /^[\t\r\n ]*[=+\-@]|^[\t\r]/u;

/**
 * The text of a table: rows end with CRLF, a cell with a comma, a quote or a line break is quoted. A cell that a spreadsheet would
 * take for a formula gets an apostrophe before it, which spreadsheets show as text.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
