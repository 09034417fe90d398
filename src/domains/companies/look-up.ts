import type { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { invalidField } from '../../values/failure.ts'
import { isTaxId } from '../../values/tax-id.ts'
import { vatPrefix } from '../../values/vat-id.ts'
import { attemptsFrom } from '../accounts/index.ts'
import { askRegister } from './ask-registers.ts'
import type { companiesContract } from './contract.ts'
import { normalizeTaxNumber } from './rules/company-data.ts'
import { UNKNOWN } from './rules/register-answer.ts'
import { LOOKUPS_AN_HOUR } from './rules/register-budget.ts'

const LOOKUPS = defineLimit({ name: 'company-lookup', attempts: LOOKUPS_AN_HOUR, seconds: 3600 })

type Found = z.input<(typeof companiesContract)['GET /api/company-lookup']['response']>

/** What a register knows of a tax number, to fill the form. When none can be asked the form is filled by hand. */
export async function lookUpCompany(
  deps: Deps,
  input: { country: string; taxId: string; address: string },
): Promise<Found> {
  const { country, address } = input
  const number = normalizeTaxNumber(input.taxId, country)
  if (!isTaxId(number, country)) throw invalidField('taxId', 'tax_id_invalid')
  await deps.limits.count(LOOKUPS, attemptsFrom(address))
  const prefix = vatPrefix(country)
  const source = prefix === 'PL' ? 'whiteList' : 'vies'
  const answer = prefix ? await askRegister(deps, { source, country: prefix, number, purpose: 'form' }) : UNKNOWN
  const { outcome, status: _, reference: __, ...company } = answer
  return { ...company, asked: outcome !== 'unknown', found: company.name !== null || outcome === 'confirmed' }
}
