import type { Deps } from '../../platform/deps.ts'
import { type StaffArea, type StaffRole, staffMay } from '../../values/staff.ts'
import type { Contact } from './store/contacts.ts'
import { findOperators, findOwnersWithoutFactor } from './store/operators.ts'

export type Operator = Contact & { role: StaffRole }

/** How to write to the people who run the market: those whose role may change something in this area, or all of them. */
export async function readOperators(deps: Pick<Deps, 'db'>, area?: StaffArea): Promise<Operator[]> {
  const operators = await findOperators(deps.db)
  return area ? operators.filter(({ role }) => staffMay(role, area, 'write')) : operators
}

/** Owners whose account a password alone opens. */
export const readOwnersWithoutFactor = (deps: Pick<Deps, 'db'>): Promise<string[]> => findOwnersWithoutFactor(deps.db)
