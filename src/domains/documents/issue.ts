import type { Deps } from '../../platform/deps.ts'
import { marketDay } from '../../values/days.ts'
import { LAW_CURRENCY } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import type { DocumentContent } from './rules/content.ts'
import { documentNumber, KIND_TABLE } from './rules/kinds.ts'
import { type DocumentRow, findDocument, insertDocument, takeNumber } from './store/documents.ts'
import { insertKsef } from './store/ksef.ts'
import type { StoredSettings } from './store/settings.ts'

/** What is decided by issuing alone is left out. */
export type Draft = {
  companyId: number
  orderId: number | null
  correctsId: number | null
  buyerCompanyId: number | null
  key: string
  content: Omit<DocumentContent, 'version' | 'number' | 'issuedOn' | 'issuedAt'>
}

/**
 * Gives a document its number and writes it, in the caller's transaction, which holds the company's settings (`lockSettings`) and has looked that
 * nothing was issued under the key: number and document exist both or not at all. The year is the one of the market's clock.
 */
export async function issueDocument(deps: Deps, settings: StoredSettings, draft: Draft): Promise<DocumentRow> {
  const { content, ...of } = draft
  const issuedAt = deps.now()
  const issuedOn = marketDay(issuedAt)
  const year = Number(issuedOn.slice(0, 4))
  const series = settings.series[content.kind] ?? KIND_TABLE[content.kind].prefix
  const sequence = await takeNumber(deps.db, { companyId: of.companyId, series, year })
  const number = documentNumber(series, year, sequence)
  const id = await insertDocument(deps.db, {
    ...of,
    ...{ series, year, sequence, issuedAt },
    content: { version: 1, ...content, number, issuedOn, issuedAt: issuedAt.toISOString() },
  })
  if (settings.ksef !== 'off' && goesToKsef(content)) {
    await insertKsef(deps.db, id, settings.ksef, issuedAt)
    await deps.addJob(deps.db, { name: 'documents.sendToKsef', payload: { documentId: id } })
  }
  return must(await findDocument(deps.db, id), `document ${id}`)
}

/** Invoices to companies; what consumers get is up to the seller, and files in other currencies need a rate of the day. */
function goesToKsef({ kind, buyer, seller, currency }: Draft['content']): boolean {
  return (
    KIND_TABLE[kind].isInvoice && buyer.tax.kind !== 'none' && seller.tax.kind === 'nip' && currency === LAW_CURRENCY
  )
}
