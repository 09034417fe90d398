import type { Deps } from '../../platform/deps.ts'
import type { Contact } from './store/contacts.ts'
import { findOperators } from './store/operators.ts'

/** How to write to the people who run the market. */
export function readOperators(deps: Pick<Deps, 'db'>): Promise<Contact[]> {
  return findOperators(deps.db)
}
