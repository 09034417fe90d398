import type { Deps } from '../../platform/deps.ts'
import { invalidField } from '../../values/failure.ts'
import { insertCompany, insertMember, type NewCompany } from './store.ts'

export type { NewCompany }

/** Creates a company owned by a user and returns its id; `company_exists` when the tax number is taken in its country. */
export async function createCompany(deps: Deps, ownerId: string, company: NewCompany): Promise<number> {
  const id = await insertCompany(deps.db, company)
  if (id === 0) throw invalidField('taxId', 'company_exists')
  await insertMember(deps.db, id, ownerId, 'owner')
  return id
}
