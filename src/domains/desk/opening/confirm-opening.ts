import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockSetting, writeSetting } from '../../settings/index.ts'
import type { Confirmable } from '../rules/opening.ts'
import { CONFIRMED_SETTING, type Confirmations } from './read-opening.ts'

/** Somebody says, in their own name, that what the program cannot know is done; or takes it back. */
export function confirmOpening(
  deps: Deps,
  actor: Actor | undefined,
  item: Confirmable,
  isDone: boolean,
): Promise<void> {
  const { userId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { [item]: before, ...others } = ((await lockSetting(inside, CONFIRMED_SETTING)) ?? {}) as Confirmations
    // Who says it again leaves the name and the day of who said it first.
    if ((before !== undefined) === isDone) return
    const said = isDone ? { [item]: { by: userId, at: deps.now().toISOString() } } : {}
    await writeSetting(inside, CONFIRMED_SETTING, { ...others, ...said })
    await recordAudit(inside, {
      ...{ actorId: userId, action: 'openingConfirmed', subjectKind: 'market', subjectId: 'opening' },
      detail: { item, confirmed: isDone },
    })
  })
}
