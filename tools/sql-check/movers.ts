// A status that a table of rules governs is written in one file, behind the function that asks the table.
import type { Statement } from './collect.ts'

/** Whose status → the one file that may write it. */
const MOVERS: Record<string, string> = {
  orders: 'src/domains/orders/store/write-moves.ts',
  payments: 'src/domains/payments/store/write-moves.ts',
  payment_refunds: 'src/domains/payments/store/write-moves.ts',
}
const WRITTEN = ['status', 'payment_status']

/** Statements that move something past its table. `insert` is no move: what is new begins where its column says. */
export function findMovers(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ place, texts }) =>
    Object.entries(MOVERS).flatMap(([table, file]) =>
      !place.startsWith(`${file}:`) && texts.some((text) => writes(text, table))
        ? [`${place}: the status of ${table} is written in ${file} alone`]
        : [],
    ),
  )
}

function writes(text: string, table: string): boolean {
  const words = text.toLowerCase().split(/[\s,()]+/)
  return words.some((word, at) => {
    if (word !== 'update' || words[at + 1]?.replaceAll('"', '') !== table) return false
    const set = words.indexOf('set', at)
    const end = words.findIndex((one, index) => index > set && (one === 'where' || one === 'from'))
    return words
      .slice(set, end === -1 ? undefined : end)
      .some(
        (one, index, all) => WRITTEN.includes(one.split('=', 1)[0] ?? one) && /^=|=/.test(one + (all[index + 1] ?? '')),
      )
  })
}
