import type { Currency } from '../../../values/money.ts'
import type { ImportSettings } from '../contract.ts'
import { readRate } from './convert-price.ts'
import { currencyOf } from './header-names.ts'
import { claimedTwice } from './match-columns.ts'

type Missing = { field: string; code: string }
type Said = Pick<ImportSettings, 'mapping' | 'currency' | 'rate' | 'generateCodes'>

/** What must be said before an import can start. Anything else is looked at row by row: a table may only change prices. */
export function missingSettings(
  settings: Said,
  { header, currency }: { header: readonly string[]; currency: Currency },
): Missing[] {
  const fields = new Set(settings.mapping.map((one) => one.field))
  const missing: Missing[] = claimedTwice(settings.mapping).map((field) => ({
    field: `mapping.${field}`,
    code: 'mapping_twice',
  }))
  if (!fields.has('erpCode') && !fields.has('group') && !settings.generateCodes)
    missing.push({ field: 'mapping.erpCode', code: 'erp_column_missing' })
  else if (fields.size < 2) missing.push({ field: 'mapping', code: 'nothing_to_import' })
  const price = settings.mapping.find((one) => one.field === 'price')
  const named = price && currencyOf(header[price.column] ?? '')
  if (named && named !== settings.currency) missing.push({ field: 'currency', code: 'price_column_currency' })
  else if (price && settings.currency !== currency && !readRate(settings.rate ?? '')) {
    missing.push({ field: 'rate', code: 'rate_required' })
  }
  return missing
}
