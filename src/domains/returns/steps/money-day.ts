import type { Deps } from '../../../platform/deps.ts'
import { momentsOfDay } from '../../../values/market-time.ts'
import { readCalendar } from '../read-rights.ts'
import { LAW_DAYS, lastDayAfter } from '../rules/periods.ts'
import type { StoredCase } from '../store/cases.ts'

/**
 * When the money of a case is due, now that its goods are on their way or back. Until there is a proof it may be withheld: a day that is over by
 * then begins now. Money that was agreed on for a claim is due as long after as with a withdrawal.
 */
export async function moneyDay(inside: Deps, { kind, remedy, moneyUntil }: StoredCase): Promise<Date | null> {
  const now = inside.now()
  if (moneyUntil) return moneyUntil < now ? now : moneyUntil
  if (kind !== 'claim' || remedy !== 'refund') return null
  return momentsOfDay(lastDayAfter(now, LAW_DAYS, await readCalendar(inside))).end
}
