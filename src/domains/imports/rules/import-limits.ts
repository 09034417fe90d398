import { MEGABYTE } from '../../../values/megabytes.ts'
import { CURRENCIES } from '../../../values/money.ts'

/** Bytes of a file as it is sent; of an archive of pictures. */
export const IMPORT_MAX_BYTES = 60 * MEGABYTE
export const PICTURES_MAX_BYTES = 60 * MEGABYTE
/**
 * Characters of a text that leave the file: more than any field may have, so that too long is still said to be too long. Whatever looks at
 * a cell later looks at so much.
 */
export const TEXT_MOST = { cell: 25_000, header: 200, sheet: 200 }
/** Rows after the header. A file with more is refused (`too_many_rows`). */
export const IMPORT_MAX_ROWS = 100_000
export const IMPORT_MAX_COLUMNS = 200
/** Items in one push of stock or prices. */
export const PUSH_MAX_ITEMS = 10_000
/** Units in one push, and in one page of reading them back. */
export const PUSH_MAX_UNITS = 1000
/** Days for which files, rows and reports are kept. */
export const IMPORT_KEPT_DAYS = 30

export const IMPORT_FORMATS = ['csv', 'xlsx'] as const
/** Names that `TextDecoder` knows. `windows-1252` reads ISO-8859-1 as well. */
export const ENCODINGS = ['utf-8', 'windows-1250', 'windows-1252', 'iso-8859-2', 'utf-16le', 'utf-16be'] as const
export const SEPARATORS = [',', ';', '\t', '|'] as const
/** `auto`: by the cell itself; where it could be either (`1.234`), by the other cells of the column. */
export const DECIMAL_MARKS = ['auto', 'comma', 'point'] as const
/** `partial`: good rows are imported, bad ones reported. `allOrNothing`: nothing is, while one row is bad. */
export const IMPORT_MODES = ['partial', 'allOrNothing'] as const
/** What prices of a file may be in: those of markets, and others for which the seller gives a rate. */
export const IMPORT_CURRENCIES = [...CURRENCIES, 'GBP', 'CHF', 'CZK', 'SEK', 'DKK', 'NOK', 'HUF', 'UAH'] as const

/**
 * `ready`: read and mapped, waits for settings, dry run or run. `checking`, `checked`: dry run. `running`, `done`. `refused`: all or
 * nothing, and rows were bad. `failed`: see `failure`. `cancelled`.
 */
export const IMPORT_STATUSES = [
  'ready',
  'checking',
  'checked',
  'running',
  'done',
  'refused',
  'failed',
  'cancelled',
] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]
/** What a running import does: reads the file, compares with the catalogue, writes products, fetches pictures. */
export const IMPORT_PHASES = ['reading', 'checking', 'writing', 'pictures'] as const
export type ImportPhase = (typeof IMPORT_PHASES)[number]
