import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { recordAudit } from '../../audit/index.ts'
import { readSetting, writeSetting } from '../../settings/index.ts'
import { LEAST_NOTICE_DAYS } from '../rules/end-rules.ts'

type EndSettings = { noticeDays: number }
const SETTING = 'companyEnds'

/** Days of notice before the contract with a company ends. */
export async function readEndSettings(deps: Deps): Promise<EndSettings> {
  return ((await readSetting(deps, SETTING)) as EndSettings | undefined) ?? { noticeDays: LEAST_NOTICE_DAYS }
}

/** The same for the operator alone. */
export function readEndSettingsAsOperator(deps: Deps, actor: Actor | undefined): Promise<EndSettings> {
  requireOperator(actor)
  return readEndSettings(deps)
}

/** Changes them for ends that are planned from now on; those that were announced keep their day. */
export async function saveEndSettings(
  deps: Deps,
  actor: Actor | undefined,
  { noticeDays }: EndSettings,
): Promise<EndSettings> {
  const { userId: actorId } = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const before = await readEndSettings(inside)
    await writeSetting(inside, SETTING, { noticeDays })
    await recordAudit(inside, {
      ...{ actorId, action: 'endSettingsChanged', subjectKind: 'market', subjectId: SETTING },
      detail: { before: before.noticeDays, after: noticeDays },
    })
  })
  return { noticeDays }
}
