import type { DraftFields, DraftTexts } from '../../product-sync/contract.ts'
import type { Facts } from './facts-processor.ts'
import type { PictureSource } from './picture-sources.ts'

/** What a row says, as far as it says anything. */
export type RowDraft = {
  fields: DraftFields
  texts: DraftTexts
  price?: number
  quantity?: number
  attributes: Facts
  pictures?: PictureSource[]
  fallbackTitle: string
}
