import type { Endpoint } from './endpoint.ts'
import { Failure } from './failure.ts'
import { type StaffAct, type StaffArea, type StaffRole, staffMay } from './staff.ts'

/** Who asks. `companyIds`: companies this person may act for; `roles`: as what, by company id. */
export type Actor = {
  userId: string
  /** Absent where no session stands behind the call: jobs, the demo, the command line. */
  sessionId?: string
  permissions: 'buyer' | 'seller' | 'admin'
  /** What an operator may do. Absent in jobs, the demo and the command line, which act as an owner. */
  staffRole?: StaffRole
  /** An operator without a second factor: until there is one, `permissions` are those of anybody else. */
  lacksFactor?: true
  firstName: string
  companyIds: readonly number[]
  roles: Readonly<Record<number, string>>
  /** Set where a company's API key calls: endpoints without one of its scopes are closed to it. */
  key?: { id: string; scopes: readonly string[] }
}

/** Who is logged in; `unauthorized` when nobody is. */
export function requirePerson(actor: Actor | undefined): Actor {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  return actor
}

/** Who asks, when that is an operator of the market; else `unauthorized` or `forbidden`. */
export function requireOperator(actor: Actor | undefined): Actor {
  const person = requirePerson(actor)
  if (person.permissions !== 'admin') throw new Failure('forbidden', 'forbidden')
  return person
}

/** An operator whose role may do so in an area; `staff_role` where it may not. For what is open to others as well: elsewhere the door has asked. */
export function requireStaff(actor: Actor | undefined, area: StaffArea, act: StaffAct): Actor {
  const operator = requireOperator(actor)
  if (!staffMay(operator.staffRole ?? 'owner', area, act)) throw new Failure('forbidden', 'staff_role')
  return operator
}

/**
 * The door of an endpoint: `unauthorized`, `forbidden`, `operator_second_factor`, `staff_role`, or `key_scope` where a company's key lacks the
 * scope. `method`: of the request. The verb behind it asks again for the very object.
 */
export function checkAccess(
  { access, area, scope }: Pick<Endpoint, 'access' | 'area' | 'scope'>,
  actor: Actor | undefined,
  method: string,
): void {
  if (actor?.key && !(scope && actor.key.scopes.includes(scope))) throw new Failure('forbidden', 'key_scope')
  if (access === 'public') return
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  if (access === 'operator' && actor.lacksFactor) throw new Failure('forbidden', 'operator_second_factor')
  if (access === 'operator')
    requireStaff(actor, area ?? 'market', method === 'GET' || method === 'HEAD' ? 'read' : 'write')
  if (access === 'seller' && actor.companyIds.length === 0 && actor.permissions !== 'admin') {
    throw new Failure('forbidden', 'forbidden')
  }
}
