import type { DraftFields, DraftTexts, UnitDraft } from '../../product-sync/contract.ts'
import type { Facts } from './facts-processor.ts'
import type { PictureSource } from './picture-sources.ts'

/** What a row says, as far as it says anything. */
export type RowDraft = {
  fields: DraftFields
  texts: DraftTexts
  price?: number
  quantity?: number
  attributes: Facts
  /** Things that the row tells one by one; where rows wait in the database, their numbers are sealed. */
  things?: Omit<UnitDraft, 'ref'>[]
  pictures?: PictureSource[]
  fallbackTitle: string
}
