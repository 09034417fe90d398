import type { Deps } from '../../platform/deps.ts'
import { invalidField } from '../../values/failure.ts'
import type { CompanyData } from './contract.ts'
import type { CompanyStatus } from './rules/company-status.ts'
import { insertCompany, insertMember } from './store/save.ts'

/** A company as the demo and tests make it: what nobody needs may be left out. */
export type NewCompany = Omit<CompanyData, 'vatId' | 'registerName' | 'bdoNumber' | 'bankHolder'> &
  Partial<Pick<CompanyData, 'vatId' | 'registerName' | 'bdoNumber' | 'bankHolder'>> & {
    status: CompanyStatus
    photoKey?: string | null
    operatesMarket?: boolean
  }

/**
 * Creates a company owned by a user and returns its id; `company_exists` when the tax number is taken in its country. It is taken as it
 * is: nothing counts as missing until something of it changes.
 */
export async function createCompany(deps: Deps, ownerId: string, company: NewCompany): Promise<number> {
  const id = await insertCompany(deps.db, {
    vatId: null,
    registerName: null,
    bdoNumber: null,
    bankHolder: null,
    photoKey: null,
    operatesMarket: false,
    ...company,
    selfCertifiedAt: company.selfCertified ? deps.now() : null,
  })
  if (id === 0) throw invalidField('taxId', 'company_exists')
  await insertMember(deps.db, id, ownerId, 'owner')
  return id
}
