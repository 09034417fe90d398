import type { Deps } from '../../platform/deps.ts'
import { type Actor, requirePerson } from '../../values/actor.ts'
import type { NoticeChoice } from './contract.ts'
import { KIND_NAMES, NOTICE_KINDS, usualOf } from './rules/notice-kinds.ts'
import { findChoices, saveChoices } from './store/choices.ts'

/** Where somebody wants to be told of each kind, in the order of the table. */
export async function readChoices(deps: Pick<Deps, 'db'>, userId: string): Promise<NoticeChoice[]> {
  const chosen = new Map((await findChoices(deps.db, userId)).map((one) => [one.kind, one]))
  return KIND_NAMES.map((kind) => {
    const { inMarket, byMail } = chosen.get(kind) ?? usualOf(kind)
    return { kind, inMarket, byMail: byMail && typeof NOTICE_KINDS[kind].mail === 'boolean' }
  })
}

export async function readOwnChoices(deps: Deps, actor: Actor | undefined): Promise<{ choices: NoticeChoice[] }> {
  return { choices: await readChoices(deps, requirePerson(actor).userId) }
}

/** Changes where; a mail that comes anyway cannot be chosen. */
export async function choose(
  deps: Deps,
  actor: Actor | undefined,
  choices: readonly NoticeChoice[],
): Promise<{ choices: NoticeChoice[] }> {
  const userId = requirePerson(actor).userId
  const byKind = new Map(
    choices.map(({ kind, inMarket, byMail }) => [
      kind,
      { kind, inMarket, byMail: byMail && typeof NOTICE_KINDS[kind].mail === 'boolean' },
    ]),
  )
  await saveChoices(deps.db, userId, [...byKind.values()])
  return { choices: await readChoices(deps, userId) }
}
