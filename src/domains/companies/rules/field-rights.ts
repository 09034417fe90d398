import type { CompanyData } from '../contract.ts'
import { type CompanyStatus, wasLetIn } from './company-status.ts'
import { roleMay, type TeamRole } from './team-permissions.ts'

type Field = keyof CompanyData

type BankData = Pick<CompanyData, 'bankIban' | 'bankBic' | 'bankHolder'>
export const BANK_FIELDS: readonly (keyof BankData)[] = ['bankIban', 'bankBic', 'bankHolder']

/** Who the company is: what the operator approved is not exchanged under the approval. */
const IDENTITY_FIELDS: readonly Field[] = ['name', 'taxId', 'country']

/** When one of these changes, what registers said before does not hold any more. */
export const REGISTER_FIELDS: readonly Field[] = ['taxId', 'country', 'vatId', 'bankIban']

/** What a role may see of the company: bank data are for who deals with money. */
export function visibleTo<T extends BankData>(role: TeamRole, company: T): T {
  return roleMay(role, 'company.bank') ? company : { ...company, bankIban: null, bankBic: null, bankHolder: null }
}

/** What a role sent back, with what it was not shown: that it leaves as it is. */
export function withUnseen<T extends BankData>(role: TeamRole, sent: T, known: BankData): T {
  if (roleMay(role, 'company.bank')) return sent
  const { bankIban, bankBic, bankHolder } = known
  return {
    ...sent,
    bankIban: sent.bankIban ?? bankIban,
    bankBic: sent.bankBic ?? bankBic,
    bankHolder: sent.bankHolder ?? bankHolder,
  }
}

/** Whether a role may change a field: bank data by who deals with money, everything else by who edits the company. */
export function mayChange(role: TeamRole, field: Field): boolean {
  return roleMay(role, (BANK_FIELDS as readonly Field[]).includes(field) ? 'company.bank' : 'company.edit')
}

/** Whether nobody in the company may change a field any more. */
export function isLocked(status: CompanyStatus, field: Field): boolean {
  return wasLetIn(status) && IDENTITY_FIELDS.includes(field)
}
