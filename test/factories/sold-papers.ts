import { commissionOf } from '../../src/domains/commission/rules/commission-of.ts'
import type { DocumentContent, Party, PartyTax } from '../../src/domains/documents/rules/content.ts'
import { correctDocument } from '../../src/domains/documents/rules/correct-document.ts'
import { correctOrderLines } from '../../src/domains/documents/rules/correct-order-lines.ts'
import { KIND_TABLE } from '../../src/domains/documents/rules/kinds.ts'
import { planDocuments, type SellerVat } from '../../src/domains/documents/rules/plan-documents.ts'
import { type Priced, sumOf } from '../../src/domains/documents/rules/priced.ts'
import type { RefundPart } from '../../src/domains/refunds/rules/plan-refund.ts'
import { must } from '../../src/values/must.ts'

/** What a seller sells in one order, by rules alone: no database. Grosze; `rate` of the commission in basis points. */
export type Sale = {
  items: readonly { quantity: number; unitPrice: number; vatScheme: string; rate: number }[]
  delivery: number
  seller: SellerVat
}

const party = (name: string, tax: PartyTax): Party => ({
  ...{ name, address: ['ul. Długa 5', '31-147 Kraków'], country: 'PL', tax, email: null, phone: null },
})
const SELLER = party('ReKomp', { kind: 'nip', number: '5260001246' })
export const BUYERS = {
  company: party('Kowalska Sp. j.', { kind: 'nip', number: '5252344078' }),
  person: party('Anna Kowalska', { kind: 'none' }),
  nobody: party('Anna Kowalska', { kind: 'none' }),
}

export function contentOf(
  priced: Priced & Pick<DocumentContent, 'kind' | 'splitPayment'>,
  buyer: Party,
): DocumentContent {
  const isExempt = priced.totals.some(({ treatment }) => treatment === 'exempt')
  return {
    ...{ version: 1, number: 'FV/2026/000001', issuedOn: '2026-03-10', suppliedOn: '2026-03-09', period: null },
    ...{ issuedAt: '2026-03-10T10:00:00.000Z', currency: 'PLN', locale: 'pl-PL', seller: SELLER, issuer: null, buyer },
    ...{ order: null, payment: { way: 'online', paidOn: '2026-03-07' }, correction: null },
    exemption: isExempt ? 'art. 113 ust. 1' : null,
    ...priced,
  }
}

/** A seller's part of a cart as it is sold and documented; refunds follow one by one. */
export function soldOrder({ items, delivery, seller }: Sale, companyId: number, buyer: keyof typeof BUYERS) {
  const goods = items.map((one, index) => ({
    ...{ ...one, id: index + 1, title: 'ThinkPad', versionName: '', lineTotal: one.quantity * one.unitPrice },
  }))
  const total = sumOf(goods.map(({ lineTotal }) => lineTotal)) + delivery
  const commission = commissionOf(goods.map(({ lineTotal, rate }) => ({ base: lineTotal, rate })))
  const plans = planDocuments({ items: goods, delivery, total, currency: 'PLN' }, seller, buyer)
  const documents = plans.map((plan, documentId) => {
    return { documentId, original: contentOf(plan, BUYERS[buyer]), corrections: [] as DocumentContent[] }
  })
  return { companyId, number: `OB-${companyId}`, goods: { items: goods, delivery }, total, commission, documents }
}
export type SoldOrder = ReturnType<typeof soldOrder>

/** Corrects the papers of an order for what goes back of it. */
export function correctPapers({ documents }: SoldOrder, parts: readonly RefundPart[]): void {
  for (const { documentId, lines } of correctOrderLines(documents, parts)) {
    const { original, corrections } = must(documents[documentId], 'the document')
    const kind = must(KIND_TABLE[original.kind].correctedBy, 'a kind of correction')
    const reason = { kind: original.kind, number: original.number, issuedOn: original.issuedOn, reason: 'zwrot' }
    const priced = correctDocument(original, corrections, lines)
    corrections.push({ ...original, ...priced, kind, correction: reason, number: 'KOR/2026/000001' })
  }
}
