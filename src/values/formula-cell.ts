const STARTS = /^'*[=+\-@\t\r]/
const QUOTED = /^'+[=+\-@\t\r]/
const NUMBER = /^[+-]?\d+([.,]\d+)?$/

/** What a spreadsheet would take for a formula, numbers with a sign included: for columns that hold texts alone, as telephone numbers. */
export const FORMULA = /^[=+\-@\t\r\n]/

/** A text for a CSV cell that no spreadsheet takes for a formula: an apostrophe goes before it. Numbers stay numbers. */
export function neutralCell(text: string): string {
  return STARTS.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** The text that `neutralCell` was given. */
export function plainCell(text: string): string {
  return QUOTED.test(text) ? text.slice(1) : text
}

/** A text for a cell that knows it is one (XLSX): only what looks as if `neutralCell` had been there gets an apostrophe. */
export function quotedCell(text: string): string {
  return QUOTED.test(text) ? `'${text}` : text
}
