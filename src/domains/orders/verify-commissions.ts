import type { Deps } from '../../platform/deps.ts'
import { CHECK_BATCH, type Disagreement, readAbout, readKeys } from '../ledger/index.ts'
import { findExpectedCommissions, findOnDelivery } from './store/commissions.ts'

/** Orders paid on delivery whose commission in the ledger is not what they owe by their status. */
export async function* verifyCommissions(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  let after = 0
  for (;;) {
    const orders = await findExpectedCommissions(deps.db, after, CHECK_BATCH)
    const last = orders.at(-1)
    if (!last) break
    after = last.id
    const posted = await readAbout(
      deps,
      orders.map(({ number }) => subjectOf(number)),
    )
    for (const { number, companyId, expected } of orders) {
      // What refunds gave back of it is compared where refunds are.
      const keys = [subjectOf(number), `commission-back:${number}`]
      const own = (posted.get(subjectOf(number)) ?? []).filter(
        ({ account, key }) => account === `seller:${companyId}` && keys.includes(key),
      )
      const booked = own.reduce((sum, { amount }) => sum + amount, 0)
      if (booked !== expected) {
        yield { subject: `order ${number}`, problem: `commission: ${booked} booked, ${expected} owed` }
      }
    }
  }
  yield* verifyCommissionsHaveOrders(deps)
}

async function* verifyCommissionsHaveOrders(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  for await (const batch of readKeys(deps, ['commission', 'commission-back'])) {
    const numberOf = (subject: string) => subject.slice(subject.indexOf(':') + 1)
    const known = await findOnDelivery(
      deps.db,
      batch.map(({ subject }) => numberOf(subject)),
    )
    for (const { key, subject } of batch) {
      if (!known.has(numberOf(subject))) yield { subject: key, problem: 'no order paid on delivery has this number' }
    }
  }
}

const subjectOf = (number: string) => `commission:${number}`
