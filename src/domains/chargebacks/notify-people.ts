import type { Deps } from '../../platform/deps.ts'
import { dateFormat } from '../../values/dates.ts'
import { type Locale, localePath } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import { readOperators } from '../accounts/index.ts'
import { readContactsOf } from '../companies/index.ts'
import { queueMail } from '../mail/index.ts'
import { isDecided } from './rules/chargeback-states.ts'
import { type Chargeback, lockChargeback } from './store/chargebacks.ts'
import { claimMail, findEnding } from './store/lists.ts'
import { type ChargebackPart, findParts } from './store/parts.ts'

const DAY = 86_400_000
const WARNED_BEFORE = 3 * DAY
const BATCH = 50
const OPERATORS = '/admin/chargebacks'

type Told = { email: string; locale: Locale; path: string; numbers: string; amount: number }

/**
 * Writes to the operators and to the sellers of the orders that a chargeback is about, once each `what`: `opened`, `won`, `lost`, the day on
 * which its answer is due, or to the operators alone that the provider did not take the answer (`refused`).
 */
export async function notifyPeople(deps: Deps, id: number, what: string): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const chargeback = await lockChargeback(db, id)
    if (chargeback) await notifyInside(inside, chargeback, what)
  })
}

/** Tells of every open one whose answer is due within three days and was not told of. Runs every minute. */
export async function warnOfEnds(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const id of await findEnding(deps.db, now, new Date(now.getTime() + WARNED_BEFORE), BATCH)) {
    await deps.db.transaction().execute(async (db) => {
      const chargeback = await lockChargeback(db, id)
      if (!chargeback?.answerUntil || isDecided(chargeback.state)) return
      const what = `ending ${chargeback.answerUntil.toISOString().slice(0, 10)}`
      await notifyInside({ ...deps, db }, chargeback, what)
    })
  }
}

async function notifyInside(deps: Deps, chargeback: Chargeback, what: string): Promise<void> {
  if (!(await claimMail(deps.db, chargeback.id, what, deps.now()))) return
  const all = await readTold(deps, chargeback, await findParts(deps.db, [chargeback.id]))
  for (const told of what.startsWith('refused') ? all.filter(({ path }) => path === OPERATORS) : all) {
    await write(deps, chargeback, what, told)
  }
}

async function readTold(
  deps: Deps,
  { amount, dispute }: Chargeback,
  parts: readonly ChargebackPart[],
): Promise<Told[]> {
  const all = parts.map(({ number }) => number).join(', ') || dispute
  const operators = (await readOperators(deps, 'money')).map((one) => {
    return { ...one, path: OPERATORS, numbers: all, amount }
  })
  const sellers: Told[] = []
  for (const [companyId, own] of Map.groupBy(parts, (part) => part.companyId)) {
    const sum = own.reduce((total, part) => total + Math.max(part.amount, part.borne ?? 0), 0)
    const numbers = own.map(({ number }) => number)
    const path = `/orders/${numbers[0]}?company=${companyId}`
    for (const { email, locale } of await readContactsOf(deps, companyId, 'orders.cancel')) {
      sellers.push({ email, locale, path, numbers: numbers.join(', '), amount: sum })
    }
  }
  return [...operators, ...sellers]
}

async function write(
  deps: Deps,
  { currency, answerUntil }: Chargeback,
  what: string,
  { email: to, locale, path, numbers, amount }: Told,
): Promise<void> {
  const link = (deps.config.publicUrl ?? `http://localhost:${deps.config.port}`) + localePath(path, locale)
  const params = { numbers, amount: formatMoney(amount, currency, locale), link }
  if (what === 'won') return queueMail(deps, { to, locale, template: 'chargebackWon', params })
  if (what === 'lost') return queueMail(deps, { to, locale, template: 'chargebackLost', params })
  if (what.startsWith('refused')) return queueMail(deps, { to, locale, template: 'chargebackAnswerRefused', params })
  const until = answerUntil ? dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(answerUntil) : '–'
  const template = what === 'opened' ? 'chargebackOpened' : 'chargebackEnding'
  return queueMail(deps, { to, locale, template, params: { ...params, until } })
}
