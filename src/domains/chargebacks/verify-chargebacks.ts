import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { CHECK_BATCH, type Disagreement, type PostedEntry, readAbout, readKeys } from '../ledger/index.ts'
import { isDecided } from './rules/chargeback-states.ts'
import type { Chargeback } from './store/chargebacks.ts'
import { findAfter, findChargebacks } from './store/lists.ts'
import { type ChargebackPart, findBorne, findParts } from './store/parts.ts'

/** Chargebacks compared with their entries: what was taken, came back, is held of sellers and was borne. */
export async function* verifyChargebacks(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  let after = 0
  for (;;) {
    const rows = await findAfter(deps.db, after, CHECK_BATCH)
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    const parts = Map.groupBy(
      await findParts(
        deps.db,
        rows.map(({ id }) => id),
      ),
      ({ chargebackId }) => chargebackId,
    )
    const booked = await readAbout(
      deps,
      rows.map(({ paymentId }) => `payment:${paymentId}`),
    )
    for (const row of rows) {
      yield* problemsOf(row, parts.get(row.id) ?? [], booked.get(`payment:${row.paymentId}`) ?? [])
    }
  }
  yield* haveRows(deps)
}

function* problemsOf(
  row: Chargeback,
  parts: readonly ChargebackPart[],
  booked: readonly PostedEntry[],
): Generator<Disagreement> {
  const { id, provider, amount, currency, state, taken } = row
  const sum = (key: string, fits: (account: string) => boolean, of = currency as string) =>
    booked
      .filter((entry) => entry.key === key && entry.currency === of && fits(entry.account))
      .reduce((total, entry) => total + entry.amount, 0)
  const subject = `chargeback ${id}`
  const disputed = (account: string) => account === `chargebacks:${provider}`
  const expect = function* (what: string, found: number, expected: number): Generator<Disagreement> {
    if (found !== expected) yield { subject, problem: `${what}: ${found} booked, ${expected} expected` }
  }
  yield* expect('taken', sum(`chargeback:${id}`, disputed), taken ? amount : 0)
  yield* expect('won', sum(`chargeback-won:${id}`, disputed), state === 'won' && taken ? -amount : 0)
  const lost = sum(`chargeback-lost:${id}`, disputed) + sum(`chargeback-lost:${id}-rest`, disputed)
  yield* expect('lost', lost, state === 'lost' ? -amount : 0)
  const waits = (account: string) => account.startsWith('seller-hold:')
  const held = parts.reduce((total, part) => total + part.held, 0)
  yield* expect('held', sum(`hold:chargeback-${id}`, waits), -held)
  yield* expect('let go', sum(`release:chargeback-${id}`, waits), isDecided(state) ? held : 0)
  const fees = (account: string) => account === `provider-fees:${provider}`
  if (row.feeCurrency)
    yield* expect(
      'fee',
      sum(`fee:chargeback-${id}`, fees, row.feeCurrency),
      must(row.fee, `the fee of chargeback ${id}`),
    )
}

async function* haveRows(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  const idOf = (key: string) => Number(/^chargeback(?:-won|-lost)?:(\d+)(?:-rest)?$/.exec(key)?.[1])
  for await (const batch of readKeys(deps, ['chargeback', 'chargeback-won', 'chargeback-lost'])) {
    const rows = await findChargebacks(deps.db, batch.map(({ key }) => idOf(key)).filter(Number.isSafeInteger))
    const known = new Set(rows.map(({ id }) => id))
    for (const { key } of batch) if (!known.has(idOf(key))) yield { subject: key, problem: 'no chargeback has this id' }
  }
}

/** What orders bore of chargebacks that were lost, grosze by order: it went back of them, and no refund decided it. */
export async function readBorne(deps: Pick<Deps, 'db'>, orderIds: readonly number[]): Promise<Map<number, number>> {
  return findBorne(deps.db, orderIds)
}
