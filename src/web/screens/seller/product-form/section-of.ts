import { eachFact } from '../../../../domains/products/rules/facts.ts'
import type { SectionName } from './form-panel.tsx'

const SECTION_OF: Readonly<Record<string, SectionName>> = {
  state: 'condition',
  grade: 'condition',
  ...eachFact(() => 'condition' as const),
  defects: 'condition',
  report: 'condition',
  images: 'pictures',
  texts: 'words',
  attributes: 'attributes',
  versions: 'versions',
  deliveryDays: 'delivery',
  parcelSize: 'delivery',
  vatScheme: 'delivery',
  shopIds: 'delivery',
  erpCode: 'codes',
  ean: 'codes',
  productIndex: 'codes',
  mpn: 'codes',
  devices: 'codes',
}

/** The section in which a field stands: `versions.0.price` → versions. */
export function sectionOf(field: string): SectionName {
  return SECTION_OF[field.split('.')[0] ?? ''] ?? 'basics'
}
