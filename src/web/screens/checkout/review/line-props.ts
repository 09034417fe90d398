import type { ReviewedLine } from '../../../../domains/reviews/contract.ts'
import type { ApiOutput } from '../../../api-client.ts'

export type LineProps = {
  line: ReviewedLine
  purchaseKey: string
  /** As whom it is signed. */
  author: string
  onChange: (found: ApiOutput<'GET /api/purchases/{key}/reviews'>) => void
}
