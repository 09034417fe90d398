import type { z } from 'zod'
import { caseBody, withdrawalBody } from '../buyer/contract.ts'
import { CASE_KINDS } from '../rules/case-table.ts'

/** What a browser without scripts sends: each field once, as text. */
export type Sent = Record<string, unknown>

/** Pieces stand as `piece.<item>`; what is empty or 0 is not named. */
const PIECE = /^piece\.([1-9]\d{0,8})$/

export function linesOf(sent: Sent): { itemId: number; quantity: number }[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    const itemId = Number(PIECE.exec(name)?.[1] ?? 0)
    const quantity = Number(String(value).trim())
    return itemId > 0 && String(value).trim() !== '' && quantity !== 0 ? [{ itemId, quantity }] : []
  })
}

const whoOf = (sent: Sent) => ({
  name: sent.name,
  email: sent.email,
  lines: linesOf(sent),
  nonProfessional: sent.nonProfessional === 'on',
})

export function readWithdrawal(sent: Sent): z.output<typeof withdrawalBody> | undefined {
  const unsent = sent.unsent === undefined ? {} : { unsent: Number(sent.unsent) }
  return withdrawalBody.safeParse({ ...whoOf(sent), ...unsent }).data
}

export function readNewCase(sent: Sent): z.output<typeof caseBody> | undefined {
  const { kind, words = '', wish } = sent
  const claim = { wish, wishAmount: wish === 'priceReduction' ? amountOf(sent.wishAmount) : null }
  return caseBody.safeParse({ kind, words, ...whoOf(sent), ...(kind === 'claim' ? claim : {}) }).data
}

/** `12,50` and `12.5` → 1250; what is no amount is none. */
function amountOf(text: unknown): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(String(text ?? '').trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Words that still fit into an address. */
const WORDS_IN_ADDRESS = 1500

/** What was typed, for the address of the page that shows it again beside what is wrong with it. */
export function draftOf(sent: Sent): Record<string, string> {
  const typed = Object.entries(sent).flatMap(([name, value]) => {
    const isKnown = ['name', 'email', 'nonProfessional', 'words', 'wish', 'wishAmount'].includes(name)
    const most = name === 'words' ? WORDS_IN_ADDRESS : 254
    const isKept = (isKnown || PIECE.test(name)) && typeof value === 'string' && value.length <= most
    return isKept ? [[name, value] as const] : []
  })
  const kind = CASE_KINDS.find((one) => one === sent.kind)
  const part = sent.unsent === undefined ? [] : [['part', 'unsent'] as const]
  return Object.fromEntries([...typed, ...part, ...(kind ? [['kind', kind] as const] : [])])
}
