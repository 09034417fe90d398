import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { mayChange } from '../../../../domains/companies/rules/field-rights.ts'
import type { Requirement } from '../../../../domains/companies/rules/requirements.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import {
  ABOUT_FIELDS,
  BANK_FIELDS,
  CONTACT_FIELDS,
  type CompanyField,
  IDENTITY_FIELDS,
  NEEDED,
  REGISTER_FIELDS,
} from '../../../parts/company/company-draft.ts'

export const SECTIONS = ['company', 'contact', 'payouts', 'about', 'declaration'] as const
export type Section = (typeof SECTIONS)[number]

export const SECTION_FIELDS: Readonly<Record<Section, readonly CompanyField[]>> = {
  company: [...IDENTITY_FIELDS, ...REGISTER_FIELDS],
  contact: CONTACT_FIELDS,
  payouts: BANK_FIELDS,
  about: ABOUT_FIELDS,
  declaration: ['selfCertified'],
}

export const maySee = (company: OwnCompany, section: Section) =>
  section !== 'payouts' || roleMay(company.role, 'company.bank')
export const mayEdit = (company: OwnCompany, section: Section) =>
  mayChange(company.role, section === 'payouts' ? 'bankIban' : 'name')

/** Where a missing thing is put right: a field of a section, or another part of the page. */
export type Place = { section: Section; field: CompanyField } | { part: 'photo' | 'documents' | 'checks' }

export function placeOf(requirement: Requirement, company: OwnCompany): Place {
  if (requirement === 'photo') return { part: 'photo' }
  if (requirement === 'taxStatus') return { part: 'checks' }
  if (requirement.startsWith('document')) return { part: 'documents' }
  if (requirement === 'registerNumber') return { section: 'company', field: 'registerNumber' }
  if (requirement === 'bankAccount') return { section: 'payouts', field: 'bankIban' }
  if (requirement === 'selfCertification') return { section: 'declaration', field: 'selfCertified' }
  const empty = NEEDED.find((field) => !String(company[field as keyof OwnCompany] ?? '').trim()) ?? 'name'
  return { section: SECTION_FIELDS.contact.includes(empty) ? 'contact' : 'company', field: empty }
}

/** Whether this person can put a missing thing right. */
export function mayMend(place: Place, company: OwnCompany): boolean {
  if ('section' in place) return mayEdit(company, place.section)
  if (place.part === 'checks') return true
  return roleMay(company.role, place.part === 'photo' ? 'company.edit' : 'documents.edit')
}
