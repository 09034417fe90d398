import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { CURRENCIES, type Currency } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { dossiers, requireMember } from '../companies/index.ts'
import { sellerMoney } from '../ledger/index.ts'
import type { PayoutEntry, PayoutOutlook, SellerPayout } from './contract.ts'
import { readOn } from './read-on.ts'
import { maskIban } from './rules/leave-out.ts'
import type { PayoutSettings } from './rules/payout-settings.ts'
import { readPayoutSettings } from './settings.ts'
import { findComing, findOpen, type OpenEntry } from './store/open-entries.ts'
import { findCurrencyOf, findEntriesOf, findPayouts, sumUnderWay } from './store/seller-payouts.ts'

/** Days with money to come that are told; later ones are in the sum. */
const MOST_DAYS = 400
const END = Number.MAX_SAFE_INTEGER

type Outlook = {
  outlook: PayoutOutlook[]
  settings: Omit<PayoutSettings, 'approvals'>
  account: string | null
  heldUntil: string | null
  taxHeld: boolean
}

/** What a seller has and what comes, for who may see payouts. Amounts in grosze; what the market owes is positive. */
export async function readOutlook(deps: Deps, actor: Actor | undefined, companyId: number): Promise<Outlook> {
  requireMember(deps, actor, companyId, 'payouts.view')
  await readOn(deps)
  const { approvals: _, ...settings } = await readPayoutSettings(deps)
  const now = deps.now()
  const coming = await findComing(deps.db, companyId, MOST_DAYS, { ...settings, now })
  const held = new Map((await sellerMoney.findHeld(deps.db, companyId)).map((one) => [one.currency, one.held]))
  const underWay = new Map((await sumUnderWay(deps.db, companyId)).map((one) => [one.currency, one.amount]))
  const account = must((await dossiers.findPayoutAccounts(deps.db, [companyId]))[0], `company ${companyId}`)
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
  const outlook = CURRENCIES.map((currency) => {
    const own = coming.filter((one) => one.currency === currency)
    const waiting = own.filter(({ isDue }) => !isDue)
    return {
      currency,
      available: sum(own.filter(({ isDue }) => isDue)),
      waiting: sum(waiting),
      coming: waiting.map(({ on, amount }) => ({ on, amount })),
      // No entry in the ledger is nothing.
      held: held.get(currency) ?? 0,
      underWay: underWay.get(currency) ?? 0,
    }
  }).filter((one) => one.available !== 0 || one.coming.length > 0 || one.held !== 0 || one.underWay !== 0)
  const isHeld = account.heldUntil !== null && account.heldUntil > now
  return {
    outlook,
    settings,
    account: account.iban === null ? null : maskIban(account.iban),
    heldUntil: isHeld ? (account.heldUntil?.toISOString() ?? null) : null,
    taxHeld: account.taxHeld,
  }
}

/** Payouts of a seller, the newest first. */
export async function readPayouts(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  before = END,
): Promise<{ payouts: SellerPayout[]; next: number | null }> {
  requireMember(deps, actor, companyId, 'payouts.view')
  const rows = await findPayouts(deps.db, companyId, { before, limit: PAGE_SIZE + 1 })
  const payouts = rows.slice(0, PAGE_SIZE).map(({ reason, payee, ...row }) => ({
    ...row,
    account: maskIban(payee.iban),
    returned: row.status === 'returned' ? reason : null,
  }))
  return { payouts, next: rows.length > PAGE_SIZE ? (payouts.at(-1)?.id ?? null) : null }
}

type EntryPage = { entries: PayoutEntry[]; currency: Currency; next: number | null }

/** What a payout consists of; `payout_not_found` for that of somebody else. */
export async function readPayoutEntries(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, payoutId, before = END }: { companyId: number; payoutId: number; before?: number | undefined },
): Promise<EntryPage> {
  requireMember(deps, actor, companyId, 'payouts.view')
  const currency = await findCurrencyOf(deps.db, companyId, payoutId)
  if (!currency) throw new Failure('notFound', 'payout_not_found')
  const rows = await findEntriesOf(deps.db, payoutId, { before, limit: PAGE_SIZE + 1 })
  return toPage(
    currency,
    rows.map((row) => ({ ...row, dueAt: null, isDue: true })),
  )
}

/** What the next payouts of a currency will consist of. */
export async function readOpenEntries(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, currency, before = END }: { companyId: number; currency: Currency; before?: number | undefined },
): Promise<EntryPage> {
  requireMember(deps, actor, companyId, 'payouts.view')
  await readOn(deps)
  const at = { ...(await readPayoutSettings(deps)), now: deps.now() }
  return toPage(currency, await findOpen(deps.db, { companyId, currency, before, limit: PAGE_SIZE + 1 }, at))
}

function toPage(currency: Currency, rows: readonly OpenEntry[]): EntryPage {
  const entries = rows.slice(0, PAGE_SIZE).map((row) => ({
    ...row,
    postedAt: row.postedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
  }))
  return { entries, currency, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.position ?? null) : null }
}
