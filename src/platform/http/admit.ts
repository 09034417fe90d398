import type { Context } from 'hono'
import { type Actor, checkAccess } from '../../values/actor.ts'
import type { Endpoint } from '../../values/endpoint.ts'
import { Failure } from '../../values/failure.ts'

type AdmitDeps = { authenticate: (token: string) => Promise<Actor | undefined> }

/** Who calls, where the endpoint is open to them; `unauthorized`, `forbidden`, `staff_role` or `key_scope` where it is not. */
export async function admit(c: Context, endpoint: Endpoint, deps: AdmitDeps): Promise<Actor | undefined> {
  const actor = await findActor(c, deps)
  checkAccess(endpoint, actor, c.req.method)
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
