import type { Deps } from '../../platform/deps.ts'
import { CHECK_BATCH, type Disagreement, type PostedEntry, readAbout, readKeys, sellerMoney } from '../ledger/index.ts'
import { findProgress } from './store/progress.ts'
import { findRepayments } from './store/repayments.ts'
import { type CheckedLine, findLineIds, findLinesToCheck, sumEntries } from './store/verification.ts'

/** Payouts compared with their entries, and what sellers have with their accounts in the ledger. */
export async function* verifyPayouts(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  yield* verifySums(deps)
  for (let after = 0; ; ) {
    const lines = await findLinesToCheck(deps.db, after, CHECK_BATCH)
    const last = lines.at(-1)
    if (!last) break
    after = last.id
    const posted = await readAbout(deps, lines.map(subjectOf))
    for (const line of lines) yield* lineProblems(line, posted.get(subjectOf(line)) ?? [])
  }
  yield* verifyRepayments(deps)
  for await (const batch of readKeys(deps, ['payout', 'payout-paid', 'payout-returned'])) {
    const idOf = (key: string) => key.slice(key.indexOf(':') + 1)
    const known = await findLineIds(
      deps.db,
      batch.map(({ key }) => idOf(key)),
    )
    for (const { key } of batch) if (!known.has(idOf(key))) yield { subject: key, problem: 'no payout has this id' }
  }
}

const subjectOf = ({ id }: { id: number }) => `payout:${id}`

/** Open entries and those that payouts took sum to the balance of each seller: nothing is left out, nothing counted twice. */
async function* verifySums(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  const name = ({ companyId, currency }: { companyId: number; currency: string }) => `seller:${companyId} ${currency}`
  const known = new Map((await sumEntries(deps.db)).map((one) => [name(one), one.sum]))
  const booked = await sellerMoney.sumSellers(deps.db, await findProgress(deps.db))
  for (const one of booked) {
    const sum = known.get(name(one)) ?? 0
    known.delete(name(one))
    if (sum !== one.balance) yield { subject: name(one), problem: `payouts know ${sum}, the ledger ${one.balance}` }
  }
  for (const [subject, sum] of known) yield { subject, problem: `payouts know ${sum}, the ledger nothing` }
}

/** What each status has posted, by account; debit positive. */
function expectedOf({ status, amount, companyId }: CheckedLine): Record<string, number> {
  const [seller, payouts] = [`seller:${companyId}`, `payouts:${companyId}`]
  if (status === 'approved') return { [seller]: amount, [payouts]: -amount }
  if (status === 'paid') return { [seller]: amount, bank: -amount }
  return {}
}

function* lineProblems(line: CheckedLine, posted: readonly PostedEntry[]): Generator<Disagreement> {
  const subject = `payout ${line.id}`
  const paysFor = line.status === 'leftOut' ? 0 : line.amount
  if (line.entries !== paysFor) yield { subject, problem: `pays ${paysFor}, its entries are ${line.entries}` }
  const sums = new Map<string, number>()
  for (const { account, amount, currency } of posted) {
    if (currency !== line.currency) yield { subject, problem: `is in ${line.currency}, an entry in ${currency}` }
    sums.set(account, (sums.get(account) ?? 0) + amount)
  }
  const expected = expectedOf(line)
  for (const account of new Set([...sums.keys(), ...Object.keys(expected)])) {
    const [has, should] = [sums.get(account) ?? 0, expected[account] ?? 0]
    if (has !== should) yield { subject, problem: `${line.status}: ${account} has ${has}, should have ${should}` }
  }
  const isPosted = posted.length > 0
  if (isPosted === (line.status === 'planned' || line.status === 'leftOut')) {
    yield { subject, problem: `${line.status}: ${isPosted ? 'was posted' : 'was not posted'}` }
  }
}

async function* verifyRepayments(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  const known = new Set<string>()
  for (let after = 0; ; ) {
    const rows = await findRepayments(deps.db, after, CHECK_BATCH)
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    const keyOf = ({ id }: { id: number }) => `clawback:${id}`
    const posted = await readAbout(deps, rows.map(keyOf))
    for (const row of rows) {
      known.add(keyOf(row))
      const own = (posted.get(keyOf(row)) ?? []).filter(({ account }) => account === `seller:${row.companyId}`)
      const booked = own.reduce((sum, { amount }) => sum - amount, 0)
      if (booked !== row.amount) yield { subject: `repayment ${row.id}`, problem: `${booked} booked of ${row.amount}` }
    }
  }
  for await (const batch of readKeys(deps, ['clawback'])) {
    for (const { key } of batch) if (!known.has(key)) yield { subject: key, problem: 'no repayment has this id' }
  }
}
