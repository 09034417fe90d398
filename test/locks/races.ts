import { sql } from 'kysely'
import { letGo } from '../../src/domains/orders/end-orders.ts'
import { insertSandboxRefund, openDispute } from '../../src/domains/payments/providers/sandbox/store.ts'
import { aProduct } from '../factories/product.ts'
import { pieceRaces } from './piece-races.ts'
import { type Race, raced } from './raced.ts'
import { inside } from './rows.ts'

/** What comes of it; by what has to hold. */
export const races = {
  ...pieceRaces,
  'stock that returns is counted from what is there when nobody else moves it': async (rows) => {
    const { market, companyId } = rows
    const { versionId } = await aProduct(market.deps, companyId, { quantity: 0 })
    await market.query('update versions set short = 2 where id = $1', [versionId])
    const items = [{ versionId, quantity: 2 }]
    const order = { ...(await rows.anOrderAs()), items } as unknown as Parameters<typeof letGo>[1][number]
    await raced(
      rows,
      // The two that were missing are found.
      (db) => sql`update versions set short = 0 where id = ${versionId}`.execute(db),
      (db) => letGo(inside(rows, db), [order], 'holdReturned'),
    )
    const { rows: found } = await market.query('select quantity, short from versions where id = $1', [versionId])
    return [found, [{ quantity: 2, short: 0 }]]
  },
  'what a bank takes back at the sandbox is what a refund of the same moment has left': async (rows) => {
    const reference = await rows.atSandbox()
    const taken = await raced(
      rows,
      (db) => insertSandboxRefund(db, reference, 'forty', 40),
      (db) => openDispute(db, reference, new Date()),
    )
    return [taken?.amount, 60]
  },
} as const satisfies Record<string, Race>
