import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import type { Locale } from '../../../values/locale.ts'
import { readCategories } from '../../categories/index.ts'
import { requireMember } from '../../companies/index.ts'
import { BYTE_ORDER_MARK, csvLines } from './csv-text.ts'
import { exportColumns } from './export-columns.ts'
import { fileWords, headerName } from './file-words.ts'

/** What people type and no file is told: numbers, and what is written on a certificate. */
export const TYPED: Readonly<Record<string, readonly string[]>> = {
  unitCode: ['unitImei', 'unitSerial', 'unitCode'],
  unitCounter: ['unitCounter', 'unitErasure', 'unitErasureDay', 'unitErasureTool'],
}

/** An empty table with all columns that the import knows by name. */
export async function readTemplate(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  locale: Locale,
): Promise<{ name: string; text: string }> {
  requireMember(deps, actor, companyId, 'products.edit')
  const fields = exportColumns(await readCategories(deps)).flatMap(({ field }) => TYPED[field] ?? [field])
  const header = fields.map((field) => headerName(field, locale))
  return { name: `${fileWords(locale).template}.csv`, text: BYTE_ORDER_MARK + csvLines([header]) }
}
