import type { ImportSettings } from '../contract.ts'
import { readRate } from './convert-price.ts'
import { claimedTwice } from './match-columns.ts'

type Missing = { field: string; code: string }

/** What must be said before an import can start. Anything else is looked at row by row: a table may only change prices. */
export function missingSettings(settings: Pick<ImportSettings, 'mapping' | 'currency' | 'rate'>): Missing[] {
  const fields = new Set(settings.mapping.map((one) => one.field))
  const missing: Missing[] = claimedTwice(settings.mapping).map((field) => ({
    field: `mapping.${field}`,
    code: 'mapping_twice',
  }))
  if (!fields.has('erpCode') && !fields.has('group'))
    missing.push({ field: 'mapping.erpCode', code: 'erp_column_missing' })
  else if (fields.size < 2) missing.push({ field: 'mapping', code: 'nothing_to_import' })
  if (fields.has('price') && settings.currency !== 'PLN' && !readRate(settings.rate ?? '')) {
    missing.push({ field: 'rate', code: 'rate_required' })
  }
  return missing
}
