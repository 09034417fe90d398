import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { createUser } from './create-user.ts'
import { requireStrongPassword } from './password-strength.ts'
import { findUserByLogin } from './store/users.ts'

export type NewOperator = {
  email: string
  password: string
  firstName?: string | undefined
  lastName?: string | undefined
}

/**
 * Creates an operator, unless an account has this address already, whatever that one may do: answers whether. `password_weak`.
 * Several processes may start with the same wish at once.
 */
export async function createOperator(deps: Deps, operator: NewOperator): Promise<boolean> {
  const { email, password, firstName = 'Operator', lastName = '' } = operator
  if (await findUserByLogin(deps.db, email.toLowerCase())) return false
  await requireStrongPassword(password, [email, firstName, lastName])
  try {
    await deps.db.transaction().execute(async (db) => {
      const user = { email, password, firstName, lastName, phone: '', permissions: 'admin' } as const
      const id = await createUser({ ...deps, db }, user)
      await recordAudit({ db }, { actorId: null, action: 'operatorCreated', subjectKind: 'user', subjectId: id })
    })
    return true
  } catch (error) {
    if (error instanceof Failure && error.code === 'account_exist') return false
    throw error
  }
}
