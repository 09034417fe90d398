import type { Deps } from '../../../platform/deps.ts'
import { csvTable, type ExportRow } from '../csv-table.ts'
import { MARKET_FAMILIES } from '../rules/market-tables.ts'
import { readTable } from '../store/market-rows.ts'
import type { ZipEntry } from '../write-zip.ts'

/** What the market owns: a folder a family, a CSV a table, read piece by piece as it is packed. */
export function marketEntries({ db }: Pick<Deps, 'db'>, signal: AbortSignal): ZipEntry[] {
  async function* stopping(pages: AsyncIterable<ExportRow[]>): AsyncGenerator<ExportRow[]> {
    for await (const page of pages) {
      signal.throwIfAborted()
      yield page
    }
  }
  return Object.entries(MARKET_FAMILIES).flatMap(([family, tables]) =>
    tables.map((one) => ({
      name: `${family}/${one.table}.csv`,
      content: csvTable(stopping(readTable(db, one))),
    })),
  )
}
