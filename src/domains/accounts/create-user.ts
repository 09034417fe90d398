import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../platform/http/service.ts'
import { invalidField } from '../../values/failure.ts'
import { insertUser } from './store.ts'

export type NewUser = {
  email: string
  firstName: string
  lastName: string
  phone: string
  permissions: Actor['permissions']
}

/** Creates an active user and returns its id; `account_exist` when the address is taken. */
export async function createUser(deps: Deps, user: NewUser): Promise<string> {
  const id = await insertUser(deps.db, user)
  if (!id) throw invalidField('email', 'account_exist')
  return id
}
