/**
 * Every kind of document in one place: whose number it carries, what its series is called unless the company says otherwise, whether it is an
 * invoice before the law (`isInvoice`: those alone go to the national system of invoices), and what a correction of it is.
 */
export const DOCUMENT_KINDS = [
  'vatInvoice',
  'marginInvoice',
  'confirmation',
  'correction',
  'confirmationCorrection',
  'commissionInvoice',
  'commissionCorrection',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export type KindRow = {
  /** Begins the number until the company chooses another. */
  prefix: string
  isInvoice: boolean
  /** What corrects it; null: a correction, which is corrected by a further one of what it corrects. */
  correctedBy: DocumentKind | null
  /** Issued by the market for its own service. */
  ofMarket: boolean
}

export const KIND_TABLE: Readonly<Record<DocumentKind, KindRow>> = {
  vatInvoice: { prefix: 'FV', isInvoice: true, correctedBy: 'correction', ofMarket: false },
  marginInvoice: { prefix: 'FM', isInvoice: true, correctedBy: 'correction', ofMarket: false },
  confirmation: { prefix: 'PS', isInvoice: false, correctedBy: 'confirmationCorrection', ofMarket: false },
  correction: { prefix: 'KOR', isInvoice: true, correctedBy: null, ofMarket: false },
  confirmationCorrection: { prefix: 'KPS', isInvoice: false, correctedBy: null, ofMarket: false },
  commissionInvoice: { prefix: 'FP', isInvoice: true, correctedBy: 'commissionCorrection', ofMarket: true },
  commissionCorrection: { prefix: 'KFP', isInvoice: true, correctedBy: null, ofMarket: true },
}

/** What a series may be called: stands in numbers, files and addresses. */
export const SERIES = /^[A-Z][A-Z0-9-]{0,9}$/

/** `FV`, 2026, 7 → `FV/2026/000007`. */
export function documentNumber(series: string, year: number, sequence: number): string {
  return `${series}/${year}/${String(sequence).padStart(6, '0')}`
}
