import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import type { Disagreement } from '../ledger/index.ts'
import { documented } from '../orders/index.ts'
import { correctionKey } from './issue-correction.ts'
import { billedProblems, documentProblems, familyProblems, orderPaperProblems } from './rules/check-papers.ts'
import type { DocumentContent } from './rules/content.ts'
import { keptCommission } from './rules/kept-commission.ts'
import { type DocumentRow, findDocumentsOf, hashOf } from './store/documents.ts'
import {
  type CheckedDocument,
  findBilledSums,
  findBills,
  findBrokenSeries,
  findDocumentedOrders,
  findDocumentsAfter,
  findFamilies,
  findPapersOf,
} from './store/verification.ts'

type Reading = Pick<Deps, 'db'>

/** Documents read at once: each is a page of text. */
const BATCH = 200
/** Series that are told. */
const MOST_TOLD = 500

/**
 * Documents compared with what they are about: content and hash, sums and tax, corrections, the order (which is compared with its entries where
 * payments are), the commissions that bills charge, and numbers without gaps. What refunds corrected is compared where refunds are.
 */
export async function* verifyDocuments(deps: Reading): AsyncGenerator<Disagreement> {
  yield* verifyEach(deps)
  yield* verifyOrders(deps)
  yield* verifyBills(deps)
  yield* verifyBilled(deps)
  for (const { companyId, series, year, last, issued } of await findBrokenSeries(deps.db, MOST_TOLD)) {
    const subject = `series ${series}/${year} of company ${companyId}`
    yield { subject, problem: `${last} numbers were taken, ${issued} documents are there, or not those from 1 on` }
  }
}

async function* verifyEach(deps: Reading): AsyncGenerator<Disagreement> {
  for (let after = 0; ; ) {
    const rows = await findDocumentsAfter(deps.db, after, BATCH)
    const last = rows.at(-1)
    if (!last) return
    for (const row of rows) for (const problem of problemsOf(row)) yield { subject: `document ${row.number}`, problem }
    after = last.id
  }
}

function problemsOf(row: CheckedDocument): string[] {
  const content = issued(row)
  if (!content) return ['is not what was issued: its content was changed']
  const problems = documentProblems(row, content)
  const { billed, total } = row
  if (billed !== null && billed !== total) problems.push(`charges ${total}, of orders ${billed} is billed by it`)
  return problems
}

/** Undefined where it was changed, which is told once. */
const issued = ({ text, hash }: Pick<DocumentRow, 'text' | 'hash'>): DocumentContent | undefined =>
  hashOf(text).equals(hash) ? (JSON.parse(text) as DocumentContent) : undefined

type Row = Pick<DocumentRow, 'id' | 'number' | 'correctsId' | 'text' | 'hash'>
type Paper = { row: Row; content: DocumentContent }

/** Undefined where one of them was changed. */
function papersOf(rows: readonly Row[]): { originals: Paper[]; corrections: Paper[] } | undefined {
  const papers: Paper[] = []
  for (const row of rows) {
    const content = issued(row)
    if (!content) return undefined
    papers.push({ row, content })
  }
  const isOriginal = ({ row }: Paper) => row.correctsId === null
  return { originals: papers.filter(isOriginal), corrections: papers.filter((one) => !isOriginal(one)) }
}

function* families({ originals, corrections }: { originals: Paper[]; corrections: Paper[] }): Generator<Disagreement> {
  for (const { row, content } of originals) {
    const own = corrections.filter((one) => one.row.correctsId === row.id).map((one) => one.content)
    for (const problem of familyProblems(content, own)) yield { subject: `document ${row.number}`, problem }
  }
}

async function* verifyOrders(deps: Reading): AsyncGenerator<Disagreement> {
  for (let after = 0; ; ) {
    const ids = await findDocumentedOrders(deps.db, after, BATCH)
    const last = ids.at(-1)
    if (last === undefined) return
    const orders = new Map((await documented.findCommissionsOf(deps.db, ids)).map((one) => [one.orderId, one]))
    const rows = Map.groupBy(await findDocumentsOf(deps.db, ids), ({ orderId }) => orderId)
    for (const id of ids) {
      const papers = papersOf(must(rows.get(id), `the documents of order ${id}`))
      if (!papers) continue
      yield* families(papers)
      const contents = (of: readonly Paper[]) => of.map(({ content }) => content)
      const order = must(orders.get(id), `order ${id}`)
      for (const problem of orderPaperProblems(order, contents(papers.originals), contents(papers.corrections))) {
        yield { subject: `order ${papers.originals[0]?.content.order?.number ?? id}`, problem }
      }
    }
    after = last
  }
}

async function* verifyBills(deps: Reading): AsyncGenerator<Disagreement> {
  for (let after = 0; ; ) {
    const ids = await findBills(deps.db, after, BATCH)
    const last = ids.at(-1)
    if (last === undefined) return
    const rows = Map.groupBy(await findFamilies(deps.db, ids), ({ id, correctsId }) => correctsId ?? id)
    for (const own of rows.values()) {
      const papers = papersOf(own)
      if (papers) yield* families(papers)
    }
    after = last
  }
}

async function* verifyBilled(deps: Reading): AsyncGenerator<Disagreement> {
  for (let after = 0; ; ) {
    const sums = await findBilledSums(deps.db, after, BATCH * 5)
    const last = sums.at(-1)
    if (!last) return
    const ids = sums.map(({ orderId }) => orderId)
    const orders = new Map((await documented.findCommissionsOf(deps.db, ids)).map((one) => [one.orderId, one]))
    for (const billed of sums) {
      const order = must(orders.get(billed.orderId), `order ${billed.orderId}`)
      const owed = order.counts ? keptCommission(order) : { net: 0, vat: 0 }
      for (const problem of billedProblems(billed, { frozen: order.commission, owed })) {
        yield { subject: `order ${billed.orderId}`, problem }
      }
    }
    after = last.orderId
  }
}

/** What the documents of an order take back for a cause, in grosze; `isOld`: they had an hour to follow. */
export type Corrected = { isOld: boolean; takenBack: (cause: string) => number }

/** Of orders that have documents. */
export async function readCorrected(deps: Reading, orderIds: readonly number[]): Promise<Map<number, Corrected>> {
  const papers = Map.groupBy(await findPapersOf(deps.db, orderIds), ({ orderId }) => orderId)
  return new Map(
    [...papers].map(([orderId, own]) => {
      const takenBack = (cause: string) =>
        own
          .filter(({ correctsId, key }) => correctsId !== null && key === correctionKey(correctsId, cause))
          .reduce((sum, { total }) => sum - total, 0)
      return [orderId, { isOld: own.some((one) => one.correctsId === null && one.isOld), takenBack }]
    }),
  )
}
