import type { Context } from 'hono'
import type { Endpoint } from '../../values/endpoint.ts'
import { Failure } from '../../values/failure.ts'
import type { Actor } from './service.ts'

type AdmitDeps = { authenticate: (token: string) => Promise<Actor | undefined> }

/** Who calls, where the endpoint is open to them; `unauthorized`, `forbidden` or `key_scope` where it is not. */
export async function admit(c: Context, endpoint: Endpoint, deps: AdmitDeps): Promise<Actor | undefined> {
  const actor = await findActor(c, deps)
  checkAccess(endpoint, actor)
  return actor
}

async function findActor(c: Context, deps: AdmitDeps): Promise<Actor | undefined> {
  const header = c.req.header('authorization')
  if (!header) return undefined
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header)?.[1]
  const actor = token ? await deps.authenticate(token) : undefined
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  return actor
}

/** The door of an endpoint; the verb behind it asks again for the very object. */
function checkAccess({ access, scope }: Pick<Endpoint, 'access' | 'scope'>, actor: Actor | undefined): void {
  if (actor?.key && !(scope && actor.key.scopes.includes(scope))) throw new Failure('forbidden', 'key_scope')
  if (access === 'public') return
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  if (access === 'operator' && actor.lacksFactor) throw new Failure('forbidden', 'operator_second_factor')
  if (access === 'operator' && actor.permissions !== 'admin') throw new Failure('forbidden', 'forbidden')
  if (access === 'seller' && actor.companyIds.length === 0 && actor.permissions !== 'admin') {
    throw new Failure('forbidden', 'forbidden')
  }
}
