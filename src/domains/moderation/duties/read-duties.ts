import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { MARKET_ZONE } from '../../../values/dates.ts'
import { recordAudit } from '../../audit/index.ts'
import { missingGuarantee, readGuaranteeFiles, readSetting, writeSetting } from '../../settings/index.ts'
import { COMPANY_SIZES, type CompanySize, DUTIES, standingOf } from '../rules/duties.ts'
import type { DutyTable } from './contract.ts'

const SETTING = 'companySize'

/** The table of duties as it stands today. Until somebody says how big the company is, it is taken for a larger one, which all of them bind. */
export async function readDuties(deps: Deps, actor: Actor | undefined): Promise<DutyTable> {
  requireOperator(actor)
  const kept = await readSetting(deps, SETTING)
  const size = COMPANY_SIZES.find((one) => one === kept) ?? 'larger'
  const day = dayOf(deps.now())
  const lacking: readonly string[] = missingGuarantee(await readGuaranteeFiles(deps)).length > 0 ? ['guarantee'] : []
  return {
    ...{ size, day },
    duties: DUTIES.map(({ binds, ...duty }) => ({
      ...duty,
      standing: standingOf({ ...duty, binds }, size, day),
      lacks: lacking.includes(duty.id),
    })),
  }
}

/** On the market's clock: the one by which duties begin. */
const dayOf = (at: Date): string =>
  String(Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(MARKET_ZONE).toPlainDate())

/** Says how big the company is. */
export async function saveCompanySize(deps: Deps, actor: Actor | undefined, size: CompanySize): Promise<DutyTable> {
  const { userId } = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await writeSetting(inside, SETTING, size)
    await recordAudit(inside, {
      ...{ actorId: userId, action: 'companySizeChanged', subjectKind: 'market', subjectId: SETTING, detail: { size } },
    })
  })
  return readDuties(deps, actor)
}
