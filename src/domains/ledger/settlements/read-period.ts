import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { daysBetween } from '../../../values/days.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { Currency } from '../../../values/money.ts'
import { recordAudit } from '../../audit/index.ts'
import { findCompany, requireMember } from '../../companies/index.ts'
import { MOST_EXPORTED_DAYS } from '../contract.ts'
import { accountOf, type SellerAccountKind } from '../rules/accounts.ts'
import { findBalanceBefore, findNewest, findOldest, type Range, type SettlementRow } from '../store/settlements.ts'
import { positionsOf } from './read-settlements.ts'
import { sellersSide } from './to-entry.ts'

export type PeriodWanted = { from: string; to: string; currency: Currency; account?: SellerAccountKind | undefined }

/** What an export tells. Amounts in grosze; what the market owes the seller is positive. */
export type Period = Omit<PeriodWanted, 'account'> & {
  account: SellerAccountKind
  companyId: number
  company: string
  opening: number
  closing: number
  /** All entries, the oldest first, in batches. Nothing that is posted meanwhile is among them. */
  batches: () => AsyncGenerator<SettlementRow[]>
}

const BATCH = 1000

/** A period of an account of a seller (`seller` unless said), at most a year and a day, for who may see payouts; noted in the audit log. */
export async function readPeriod(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  wanted: PeriodWanted,
): Promise<Period> {
  const { byUser } = requireMember(deps, actor, companyId, 'payouts.view')
  const days = daysBetween(wanted.from, wanted.to) + 1
  if (days < 1) throw invalidField('to', 'too_small')
  if (days > MOST_EXPORTED_DAYS) throw invalidField('to', 'period_too_long', { maximum: MOST_EXPORTED_DAYS })
  const company = await findCompany(deps.db, companyId)
  if (!company) throw new Failure('notFound', 'company_not_found')
  const kind = wanted.account ?? 'seller'
  const account = accountOf(kind, companyId)
  const { after, before } = await positionsOf(deps, wanted)
  // Of a period that is not over: up to what is there now.
  const end = Math.min(before, (await findNewest(deps.db)) + 1)
  const range = { account, currency: wanted.currency, after, before: end }
  await recordAudit(deps, {
    actorId: byUser,
    action: 'settlementsExported',
    subjectKind: 'company',
    subjectId: String(companyId),
    detail: { from: wanted.from, to: wanted.to },
  })
  const balanceBefore = async (position: number) =>
    sellersSide(await findBalanceBefore(deps.db, account, wanted.currency, position))
  return {
    ...wanted,
    account: kind,
    companyId,
    company: company.name,
    opening: await balanceBefore(after + 1),
    closing: await balanceBefore(end),
    batches: () => batchesOf(deps, range),
  }
}

async function* batchesOf(deps: Pick<Deps, 'db'>, range: Range): AsyncGenerator<SettlementRow[]> {
  let after = range.after
  for (;;) {
    const rows = await findOldest(deps.db, { ...range, after }, BATCH)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.position
  }
}
