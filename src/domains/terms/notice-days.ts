import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { recordAudit } from '../audit/index.ts'
import { readSetting, writeSetting } from '../settings/index.ts'

const SETTING = 'texts'
/** Regulation (EU) 2019/1150 art. 3(2). */
const BY_LAW = 15

/** Days between telling sellers of new terms and the day they hold from. */
export async function readNoticeDays(deps: Deps): Promise<number> {
  const saved = (await readSetting(deps, SETTING)) as { noticeDays?: number } | undefined
  return Math.max(BY_LAW, saved?.noticeDays ?? BY_LAW)
}

/** For versions that are published from now on. */
export async function saveNoticeDays(deps: Deps, actor: Actor | undefined, noticeDays: number): Promise<void> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await writeSetting(inside, SETTING, { noticeDays })
    await recordAudit(inside, {
      ...{ actorId: operator.userId, action: 'textSettingsChanged', subjectKind: 'market', subjectId: 'texts' },
      detail: { noticeDays },
    })
  })
}
