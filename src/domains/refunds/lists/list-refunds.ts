import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { isUuid } from '../../../values/uuid.ts'
import { paidRefunds } from '../../payments/index.ts'
import { type FoundRefund, findAllRefunds, type RefundFilter } from '../store/all-refunds.ts'
import type { AnyRefund, RefundsWanted } from './contract.ts'
import { nextPlace, readPlace } from './place.ts'

/** Refunds of payments, and by sellers of what was paid on delivery: the letter before the number of each. */
const LETTERS: readonly string[] = ['R', 'S']

/** A page of all refunds there are, the latest first; `invalid_cursor`. */
export async function listRefunds(
  deps: Deps,
  actor: Actor | undefined,
  { after, ...wanted }: RefundsWanted & { after?: string | undefined },
): Promise<{ refunds: AnyRefund[]; next: string | null }> {
  requireOperator(actor)
  const place = readPlace(after, LETTERS.length)
  const rows = await findAllRefunds(deps.db, toFilter(wanted), { after: place, limit: PAGE_SIZE + 1 })
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    refunds: page.map((row) => toView(row, deps.now())),
    next: last && rows.length > PAGE_SIZE ? nextPlace(last) : null,
  }
}

export function toFilter({ q, state, way, company, from, to }: RefundsWanted): RefundFilter {
  return { states: state && [state], way, companyId: company, from, to, sought: q ? seek(q) : undefined }
}

/** `R17`, `OB-2026-0000017`, our id of a payment; all else is what a provider calls a payment. */
function seek(q: string): RefundFilter['sought'] {
  const [, letter, digits] = /^([RS])(\d{1,15})$/i.exec(q) ?? []
  if (letter) return { kind: LETTERS.indexOf(letter.toUpperCase()), id: Number(digits) }
  if (/^OB-\d{4}-\d{7,12}$/i.test(q)) return { order: q.toUpperCase() }
  return isUuid(q) ? { payment: q.toLowerCase() } : { reference: q }
}

export const refundName = ({ kind, id }: Pick<FoundRefund, 'kind' | 'id'>) => `${LETTERS[kind]}${id}`

function toView(row: FoundRefund, now: Date): AnyRefund {
  const { kind, id, companyId, seller, transferId, iban, holder, createdAt, doneAt, at: _, ...facts } = row
  const isStuck = facts.state === 'underWay' && now.getTime() - createdAt.getTime() > paidRefunds.STUCK_AFTER
  return {
    ...facts,
    name: refundName(row),
    id: kind === 0 ? id : null,
    company: companyId === null || seller === null ? null : { id: companyId, name: seller },
    transfer: transferId === null ? null : { id: transferId, payer: kind === 0 ? 'market' : 'seller', iban, holder },
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    mayTransfer: facts.state === 'failed' || isStuck,
  }
}
