import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { lockPerson, readContacts } from '../../accounts/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { countOfGuests, takeFromGuests } from './store.ts'

/** Days: providers give an abandoned mailbox to somebody else after a year at the earliest. */
const TAKEN_BACK = 365
const DAY = 86_400_000
/** Nobody is told of more; the rest follows when these are taken. */
const AT_ONCE = 100

export type GuestPurchases = { email: string; count: number }

/** How much was bought under the address of the account without logging in, and belongs to nobody yet. */
export async function readGuestPurchases(deps: Deps, actor: Actor | undefined): Promise<GuestPurchases> {
  const email = await addressOf(deps, requirePerson(actor))
  return { email, count: await countOfGuests(deps.db, { email, since: since(deps), limit: AT_ONCE }) }
}

/**
 * Puts them into the account. Only an active account gets here, and an account is active once a code came from its mailbox: whoever typed
 * somebody's address alone sees nothing. What belongs to an account, be it deleted, stays there. Twice it takes nothing twice.
 */
export async function takeGuestPurchases(deps: Deps, actor: Actor | undefined): Promise<{ taken: number }> {
  const userId = requirePerson(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    // The address neither changes nor goes meanwhile.
    if (!(await lockPerson(inside, userId))) throw new Failure('unauthorized', 'unauthorized')
    const email = await addressOf(inside, userId)
    const taken = await takeFromGuests(db, userId, { email, since: since(deps), limit: AT_ONCE })
    if (taken > 0) {
      await recordAudit(inside, {
        ...{ actorId: userId, action: 'guestPurchasesTaken', subjectKind: 'user', subjectId: userId },
        detail: { purchases: taken },
      })
    }
    return { taken }
  })
}

const since = ({ now }: Pick<Deps, 'now'>) => new Date(now().getTime() - TAKEN_BACK * DAY)

function requirePerson(actor: Actor | undefined): string {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  return actor.userId
}

async function addressOf(deps: Pick<Deps, 'db'>, userId: string): Promise<string> {
  const [person] = await readContacts(deps, [userId])
  if (!person) throw new Failure('unauthorized', 'unauthorized')
  return person.email
}
