import type { OrderNote } from '../../../../../domains/fulfilment/notes/contract.ts'

/** Where a note is, and what its changes lead to. */
export type NotePlace = {
  companyId: number
  number: string
  onNotes: (notes: readonly OrderNote[]) => void
  /** It was refused: somebody else may have been faster. */
  onStale: () => void
}
