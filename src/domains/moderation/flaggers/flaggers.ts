import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { readContacts } from '../../accounts/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { endFlagger, findFlaggers, insertFlagger, isFlagger } from '../store/flaggers.ts'

/** Trusted flaggers, a page at a time. */
export async function listFlaggers(deps: Deps, actor: Actor | undefined, after: number | undefined) {
  requireOperator(actor)
  return pageOf(deps, after)
}

async function pageOf(deps: Deps, after?: number) {
  const found = await findFlaggers(deps.db, after ?? null, PAGE_SIZE + 1)
  const page = found.slice(0, PAGE_SIZE)
  return {
    flaggers: page.map(({ since, endedAt, ...one }) => ({
      ...{ ...one, since: since.toISOString(), endedAt: endedAt?.toISOString() ?? null },
    })),
    next: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  }
}

type Entered = { email: string; name: string; awardedBy: string }

/** Enters one; `flagger_exists`. */
export async function addFlagger(deps: Deps, actor: Actor | undefined, entered: Entered) {
  const { userId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const id = await insertFlagger(db, entered, deps.now())
    if (id === undefined) throw invalidField('email', 'flagger_exists')
    await record({ ...deps, db }, userId, id, entered.name)
    return pageOf({ ...deps, db })
  })
}

/** Ends the status of one; `flagger_not_found`. */
export async function endTrust(deps: Deps, actor: Actor | undefined, id: number) {
  const { userId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    if (!(await endFlagger(db, id, deps.now()))) throw new Failure('notFound', 'flagger_not_found')
    await record({ ...deps, db }, userId, id, '–')
    return pageOf({ ...deps, db })
  })
}

const record = (deps: Deps, actorId: string, id: number, after: string) =>
  recordAudit(deps, {
    ...{ actorId, action: 'flaggerChanged', subjectKind: 'market', subjectId: `flagger:${id}`, detail: { after } },
  })

/** Whether whoever is logged in reports as a trusted flagger: by the account's own address, as anybody can type one into the form. */
export async function reportsAsFlagger(deps: Pick<Deps, 'db'>, actor: Actor | undefined): Promise<boolean> {
  if (!actor) return false
  const [person] = await readContacts(deps, [actor.userId])
  return person !== undefined && isFlagger(deps.db, person.email)
}
