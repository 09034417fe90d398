import { vatPrefix } from '../../../values/vat-id.ts'
import { COMMISSION_VAT } from './commission-of.ts'

/**
 * VAT on the market's service to a company, basis points: a service to a taxpayer is taxed where the taxpayer is. Who has no VAT number of another
 * member state does not prove to be one there, and is charged the tax of here.
 */
export function serviceVat({ country, vatId }: { country: string; vatId: string | null }): number {
  if (country === 'PL') return COMMISSION_VAT
  const isInEu = vatPrefix(country) !== undefined
  return isInEu && !vatId ? COMMISSION_VAT : 0
}
