import type { CompanyData } from '../contract.ts'
import type { CompanyStatus } from './company-status.ts'
import { roleMay, type TeamRole } from './team-permissions.ts'

type Field = keyof CompanyData

const BANK_FIELDS: readonly Field[] = ['bankIban', 'bankBic', 'bankHolder']

/** Who the company is: what the operator approved is not exchanged under the approval. */
const IDENTITY_FIELDS: readonly Field[] = ['name', 'taxId', 'country']

/** When one of these changes, what registers said before does not hold any more. */
export const REGISTER_FIELDS: readonly Field[] = ['taxId', 'country', 'vatId', 'bankIban']

/** Whether a role may change a field: bank data by who deals with money, everything else by who edits the company. */
export function mayChange(role: TeamRole, field: Field): boolean {
  return roleMay(role, BANK_FIELDS.includes(field) ? 'company.bank' : 'company.edit')
}

/** Whether nobody in the company may change a field any more. */
export function isLocked(status: CompanyStatus, field: Field): boolean {
  return (status === 'approved' || status === 'suspended') && IDENTITY_FIELDS.includes(field)
}
