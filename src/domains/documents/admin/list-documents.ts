import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { marketDay } from '../../../values/days.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../../values/paging.ts'
import { dossiers, readSellers } from '../../companies/index.ts'
import { documented } from '../../orders/index.ts'
import { countRefused, findListed, type ListedRow, type Place, type SearchedFor } from '../store/document-list.ts'
import type { KsefFilter, ListedDocument, ListedKind } from './contract.ts'

export type Wanted = { q?: string | undefined; kind?: ListedKind | undefined; ksef?: KsefFilter | undefined }
/** Companies whose name fits what was typed: more are not looked through. */
const MOST_COMPANIES = 500
const MOST_REFUSED = 100
/** As ids are kept. */
const MOST = 2 ** 53

/** A page of all documents, the latest first. `invalid_cursor`. */
export async function listDocuments(
  deps: Deps,
  actor: Actor | undefined,
  { after, ...wanted }: Wanted & { after?: string | undefined },
): Promise<{ documents: ListedDocument[]; next: string | null; refused: number }> {
  requireOperator(actor)
  const place = after === undefined ? null : placeOf(after)
  const [{ documents, next }, refused] = await Promise.all([
    readPage(deps, await readFilter(deps, wanted), place, PAGE_SIZE),
    countRefused(deps.db, MOST_REFUSED),
  ])
  return { documents, next: next && encodeCursor([next.at.getTime(), next.source, next.id]), refused }
}

type Filter = Parameters<typeof findListed>[1]

/** Documents of a page, and where the next one begins; null at the end. */
export async function readPage(
  deps: Deps,
  filter: Filter,
  place: Place | null,
  size: number,
): Promise<{ documents: ListedDocument[]; next: Place | null }> {
  const rows = await findListed(deps.db, filter, place, size + 1)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { documents: await viewsOf(deps, page), next: last && rows.length > size ? last : null }
}

/** What was typed, as what it may be. */
export async function readFilter(deps: Deps, { q, kind, ksef }: Wanted): Promise<Filter> {
  return { kind: kind ?? null, ksef: ksef ?? null, words: q ? await readWords(deps, q) : null }
}

async function readWords(deps: Deps, q: string): Promise<SearchedFor> {
  const [orderId, companies] = await Promise.all([
    documented.findOrderId(deps.db, null, q.toUpperCase()),
    dossiers.findRows(deps.db, { q }, MOST_COMPANIES),
  ])
  const digits = q.replaceAll(/^[A-Z]{2}|[\s.-]/gi, '')
  return {
    number: q.toUpperCase(),
    orderId: orderId ?? null,
    companyIds: companies.map(({ id }) => id),
    taxNumber: /^\d{8,12}$/.test(digits) ? digits : null,
  }
}

async function viewsOf(deps: Deps, rows: readonly ListedRow[]): Promise<ListedDocument[]> {
  const uploads = rows.filter(({ source }) => source === 'uploaded')
  const orderIds = uploads.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]))
  const companyIds = [...new Set(uploads.map(({ companyId }) => companyId))]
  const [orders, sellers] = await Promise.all([
    orderIds.length > 0 ? documented.findOrderLabels(deps.db, orderIds) : [],
    companyIds.length > 0 ? readSellers(deps, companyIds) : [],
  ])
  return rows.map(({ at, orderId, status, ksefNumber, problem, cause, ...row }) => {
    const shared = {
      ...row,
      issuedOn: row.issuedOn ?? marketDay(at),
      ksef: status && { status, number: ksefNumber, problem, cause },
    }
    if (row.source === 'issued') {
      const { seller, buyer } = row
      return { ...shared, seller: must(seller, 'the seller'), buyer: must(buyer, 'the buyer') }
    }
    const order = must(
      orders.find(({ id }) => id === orderId),
      `order ${orderId}`,
    )
    const { name } = must(
      sellers.find(({ id }) => id === row.companyId),
      `company ${row.companyId}`,
    )
    return { ...shared, orderNumber: order.number, seller: name, buyer: order.buyer }
  })
}

function placeOf(cursor: string): Place {
  const [at, source, id, ...more] = decodeCursor(cursor) ?? []
  const isPlace =
    typeof at === 'number' &&
    Math.abs(at) < 8.64e14 &&
    (source === 'issued' || source === 'uploaded') &&
    Number.isSafeInteger(id) &&
    Number(id) < MOST
  if (!isPlace || more.length > 0) throw new Failure('invalid', 'invalid_cursor')
  return { at: new Date(at), source, id: Number(id) }
}
