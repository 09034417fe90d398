import { MEGABYTE } from '../../../values/megabytes.ts'

/** Bytes, rows and columns of a file of a bank or a provider. A busy market's month fits. */
export const MONEY_FILE_MAX_BYTES = 20 * MEGABYTE
export const MONEY_FILE_MAX_ROWS = 50_000
export const MONEY_FILE_MAX_COLUMNS = 200
/** Characters that are kept of a text in it. */
export const TEXT_MOST = 500
