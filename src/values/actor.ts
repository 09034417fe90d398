import type { Endpoint } from './endpoint.ts'
import { Failure } from './failure.ts'

/** Who asks. `companyIds`: companies this person may act for; `roles`: as what, by company id. */
export type Actor = {
  userId: string
  /** Absent where no session stands behind the call: jobs, the demo, the command line. */
  sessionId?: string
  permissions: 'buyer' | 'seller' | 'admin'
  /** An operator without a second factor: until there is one, `permissions` are those of anybody else. */
  lacksFactor?: true
  firstName: string
  companyIds: readonly number[]
  roles: Readonly<Record<number, string>>
  /** Set where a company's API key calls: endpoints without one of its scopes are closed to it. */
  key?: { id: string; scopes: readonly string[] }
}

/** Who asks, when that is an operator of the market; else `unauthorized` or `forbidden`. */
export function requireOperator(actor: Actor | undefined): Actor {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  if (actor.permissions !== 'admin') throw new Failure('forbidden', 'forbidden')
  return actor
}

/**
 * The door of an endpoint: `unauthorized`, `forbidden`, `operator_second_factor`, or `key_scope` where a company's key lacks the scope. The
 * verb behind it asks again for the very object.
 */
export function checkAccess({ access, scope }: Pick<Endpoint, 'access' | 'scope'>, actor: Actor | undefined): void {
  if (actor?.key && !(scope && actor.key.scopes.includes(scope))) throw new Failure('forbidden', 'key_scope')
  if (access === 'public') return
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  if (access === 'operator' && actor.lacksFactor) throw new Failure('forbidden', 'operator_second_factor')
  if (access === 'operator' && actor.permissions !== 'admin') throw new Failure('forbidden', 'forbidden')
  if (access === 'seller' && actor.companyIds.length === 0 && actor.permissions !== 'admin') {
    throw new Failure('forbidden', 'forbidden')
  }
}
