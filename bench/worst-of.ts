import type pg from 'pg'
import type { Market } from '../src/market.ts'
import { explain, watchStatements } from './explain.ts'

/** The statement of these lists that touches most, and one that reads more than `many` rows of a table from end to end if there is any. */
export async function worstOf(
  pool: pg.Pool,
  { app }: Pick<Market, 'app'>,
  { paths, headers, many }: { paths: readonly string[]; headers: Record<string, string>; many: number },
): Promise<string> {
  const client = await pool.connect()
  let most = { blocks: 0, path: '', scanned: '' }
  try {
    for (const path of paths) {
      const asked = await watchStatements(async () => void (await (await app.request(path, { headers })).text()))
      for (const { text, values: given } of asked) {
        const { blocks, scanned } = await explain(client, text, given)
        const isWhole = scanned !== null && scanned.rows > many
        if (blocks > most.blocks || (isWhole && !most.scanned))
          most = { blocks, path, scanned: isWhole ? ` reads all of ${scanned.table}` : '' }
      }
    }
  } finally {
    client.release()
  }
  return `${most.blocks} (${most.path.split('?')[1] ?? ''})${most.scanned}`
}
