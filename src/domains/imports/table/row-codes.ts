import { createHash } from 'node:crypto'
import { type RowContext, type RowFrame, rowContext } from '../rules/row-context.ts'

/**
 * Makes codes of what identifies rows: the same content has the same code in every file, the second such row of one file `-2` behind it.
 * Made once for a file, and asked for its rows in order.
 */
function rowCodes(): (content: string) => string {
  const seen = new Map<string, number>()
  return (content) => {
    const code = `AUTO-${createHash('sha256').update(content).digest('hex').slice(0, 12).toUpperCase()}`
    const count = (seen.get(code) ?? 0) + 1
    seen.set(code, count)
    return count === 1 ? code : `${code}-${count}`
  }
}

/** What reading the rows of one file needs. */
export const contextOf = (frame: RowFrame): RowContext => rowContext(frame, rowCodes())
