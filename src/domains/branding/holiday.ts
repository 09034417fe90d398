import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { daysBetween, marketDay } from '../../values/days.ts'
import { invalidField } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { holidays, requireMember } from '../companies/index.ts'
import { type HolidayBody, MAX_HOLIDAY_DAYS } from './contract.ts'

/** Plans days on which nothing can be ordered of the company, or moves them. */
export async function planHoliday(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  body: HolidayBody,
): Promise<{ holiday: HolidayBody }> {
  requireMember(deps, actor, companyId, 'presentation.edit')
  const today = marketDay(deps.now())
  if (body.until < today) throw invalidField('until', 'holiday_in_past')
  if (body.until < body.from) throw invalidField('until', 'invalid')
  // Both ends are days of the holiday.
  if (daysBetween(body.from, body.until) + 1 > MAX_HOLIDAY_DAYS) {
    throw invalidField('until', 'holiday_too_long', { maximum: MAX_HOLIDAY_DAYS })
  }
  await changeHoliday(deps, actor, companyId, body)
  return { holiday: body }
}

/** From now on everything can be ordered again. */
export async function endHoliday(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<{ holiday: HolidayBody | null }> {
  await changeHoliday(deps, actor, companyId, null)
  return { holiday: null }
}

async function changeHoliday(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  holiday: HolidayBody | null,
): Promise<void> {
  const member = requireMember(deps, actor, companyId, 'presentation.edit')
  await deps.db.transaction().execute(async (db) => {
    const shown = await holidays.setHoliday(db, companyId, holiday, marketDay(deps.now()))
    if (shown) await deps.emit(db, { name: 'company.changed', payload: { companyId } })
    await recordAudit(
      { ...deps, db },
      {
        actorId: member.actor.userId,
        action: 'holidayChanged',
        subjectKind: 'company',
        subjectId: String(companyId),
        detail: { from: holiday?.from ?? null, until: holiday?.until ?? null },
      },
    )
    await invalidateTags(db, [`company:${companyId}`])
  })
}

/** Every minute: pages and cards of companies that went on holiday or came back are made anew, once. */
export async function applyHolidays(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const ids = await holidays.applyHolidaysOf(db, marketDay(deps.now()))
    await deps.emit(db, ...ids.map((companyId) => ({ name: 'company.changed' as const, payload: { companyId } })))
    const tags = ids.map((id) => `company:${id}`)
    if (tags.length > 0) await invalidateTags(db, tags)
  })
}
