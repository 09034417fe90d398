import { correctOrder } from '../../src/domains/documents/correct-order.ts'
import { correctionKey } from '../../src/domains/documents/issue-correction.ts'
import { saveKsefSettings } from '../../src/domains/documents/ksef-access.ts'
import { lockSettings } from '../../src/domains/documents/store/settings.ts'
import { chooseCurrencies, enterRate } from '../../src/domains/exchange-rates/change-rates.ts'
import { SETTING } from '../../src/domains/exchange-rates/read-rates.ts'
import { lock } from '../../src/domains/settings/store.ts'
import type { Actor } from '../../src/values/actor.ts'
import { authOf } from '../factories/person.ts'
import { inside, type Rows } from './rows.ts'
import type { Take } from './waited-for.ts'

const operatorOf = ({ userId }: Rows): Actor => ({
  userId,
  permissions: 'admin',
  firstName: '',
  companyIds: [],
  roles: {},
})

let documents = 0
/** A document of an order with the correction of it for a cause. */
async function corrected({ aRow, companyId, digest, now }: Rows, orderId: number, cause: string): Promise<void> {
  const row = { company_id: companyId, series: 'L', year: 2026, order_id: orderId, currency: 'PLN', content: '{}' }
  const write = (more: object) => {
    documents += 1
    const own = { sequence: documents, number: String(documents), hash: digest(), issued_at: now, ...more }
    return aRow('documents', { ...row, ...own })
  }
  const { id } = await write({ kind: 'vatInvoice', total: 5, key: `order ${orderId}` })
  await write({ kind: 'correction', total: -5, corrects_id: id, key: correctionKey(Number(id), cause) })
}

/** Verbs about documents and settings. What they would do without the lock waits for nobody: it was done before, or is refused. */
export const paperVerbs = {
  'who corrects documents of an order knows what was corrected before': async (rows) => {
    const { market, companyId, now } = rows
    const { id: orderId } = await rows.anOrderAs()
    await corrected(rows, orderId, 'cause')
    await lockSettings(market.deps.db, companyId, now)
    const again = { orderId, back: { amount: 1 }, reason: 'again', key: 'cause' }
    return (db, turn) => (turn === 1 ? lockSettings(db, companyId, now) : correctOrder(inside(rows, db), again))
  },
  'access to KSeF is read when nobody else changes it': async (rows) => {
    const { market, companyId, userId, now } = rows
    await authOf(market, userId)
    await market.query('update sessions set confirmed_at = now() where user_id = $1', [userId])
    const sessionId = String(await rows.readOne('sessions', 'id', 'user_id', userId))
    const actor: Actor = { ...operatorOf(rows), sessionId, roles: { [companyId]: 'owner' } }
    await lockSettings(market.deps.db, companyId, now)
    // Without a token it is refused as soon as that was read.
    return (db, turn) =>
      turn === 1
        ? lockSettings(db, companyId, now)
        : saveKsefSettings(inside(rows, db), actor, companyId, { mode: 'production' })
  },
  'which currencies are shown is compared when nobody else changes it': async (rows) => {
    const asShown = { shown: [], maxAgeDays: 7 } as Parameters<typeof chooseCurrencies>[2]
    await chooseCurrencies(rows.market.deps, operatorOf(rows), asShown)
    return (db, turn) =>
      turn === 1 ? lock(db, SETTING) : chooseCurrencies(inside(rows, db), operatorOf(rows), asShown)
  },
  'of two who enter the same rate the second sees the first': async (rows) => {
    const rate = { currency: 'EUR', rate: 4_300_000, day: '2026-01-02', source: 'NBP' } as const
    return (db, turn) => (turn === 1 ? lock(db, SETTING) : enterRate(inside(rows, db), operatorOf(rows), rate))
  },
} as const satisfies Record<string, (rows: Rows) => Promise<Take>>
