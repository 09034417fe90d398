/** The life of a case in one place: what a buyer sends back or complains of, who may do what with it, and what comes with each step. */

/**
 * `withdrawal`: the law's, without a reason · `return`: by the seller's own policy beyond the law · `exchange`: for another piece of the same
 * version · `claim`: goods that do not conform.
 */
export const CASE_KINDS = ['withdrawal', 'return', 'exchange', 'claim'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/** `stopped`: withdrawn from before the goods left, which ended the order with it, or gave them up; nothing follows. */
export const CASE_STATUSES = [
  'opened',
  'accepted',
  'sent',
  'received',
  'settled',
  'rejected',
  'cancelled',
  'lapsed',
  'disputed',
  'stopped',
] as const
export type CaseStatus = (typeof CASE_STATUSES)[number]

/** What a buyer may ask for with a claim, and a seller may do. */
export const REMEDIES = ['repair', 'replacement', 'priceReduction', 'refund'] as const
export type Remedy = (typeof REMEDIES)[number]

export const CASE_PARTIES = ['buyer', 'seller', 'operator'] as const
export type CaseParty = (typeof CASE_PARTIES)[number]
export type CaseMover = CaseParty | 'system'

export const CASE_STEPS = [
  'cancel',
  'accept',
  'reduce',
  'reject',
  'send',
  'receive',
  'refund',
  'replace',
  'repair',
  'lapse',
  'dispute',
  'giveMoneyBack',
  'decideForSeller',
] as const
export type CaseStep = (typeof CASE_STEPS)[number]

/** How a case begins: for its sides to go on with, or over at once, as the order is (`stop`), or as pieces of it that were not sent yet are. */
export const CASE_BEGINNINGS = ['open', 'stop', 'stopPart'] as const

export type StepRow = {
  by: readonly CaseMover[]
  kinds: readonly CaseKind[]
  from: readonly CaseStatus[]
  to: CaseStatus
  /** With a claim that was accepted: what was agreed on. */
  remedies?: readonly Remedy[]
  /** The clock that takes it where nobody does. */
  clock?: 'answer' | 'money' | 'sending'
  /** What goes back to the buyer. */
  money?: 'lines' | 'amount'
  /** Where pieces go: what can be sold returns to stock, another piece leaves it. */
  stock?: 'returns' | 'exchanges'
  event: 'returns.moved' | 'returns.settled' | 'returns.disputed' | 'returns.decided'
}

const all = CASE_KINDS
const sendsBack: readonly Remedy[] = ['repair', 'replacement', 'refund']

/**
 * Goods are sent as soon as a case is opened, but with a claim, which its seller answers first; silence accepts it. What came back is checked
 * (`received`) before money or another piece follows. The operator alone ends a dispute.
 */
export const CASE_TABLE: Readonly<Record<CaseStep, StepRow>> = {
  cancel: { by: ['buyer'], kinds: all, from: ['opened', 'accepted'], to: 'cancelled', event: 'returns.moved' },
  accept: {
    by: ['seller', 'system'],
    kinds: ['claim'],
    from: ['opened'],
    to: 'accepted',
    clock: 'answer',
    event: 'returns.moved',
  },
  reduce: {
    by: ['seller', 'system'],
    kinds: ['claim'],
    from: ['opened', 'accepted'],
    to: 'settled',
    remedies: ['priceReduction'],
    clock: 'answer',
    money: 'amount',
    event: 'returns.settled',
  },
  reject: { by: ['seller'], kinds: ['claim'], from: ['opened'], to: 'rejected', event: 'returns.moved' },
  send: {
    by: ['buyer'],
    kinds: all,
    from: ['opened', 'accepted'],
    to: 'sent',
    remedies: sendsBack,
    event: 'returns.moved',
  },
  receive: {
    by: ['seller'],
    kinds: all,
    from: ['opened', 'accepted', 'sent', 'received'],
    to: 'received',
    remedies: sendsBack,
    event: 'returns.moved',
  },
  refund: {
    by: ['seller', 'system'],
    kinds: all,
    from: ['sent', 'received'],
    to: 'settled',
    remedies: ['refund', 'replacement'],
    clock: 'money',
    money: 'lines',
    stock: 'returns',
    event: 'returns.settled',
  },
  replace: {
    by: ['seller'],
    kinds: ['exchange', 'claim'],
    from: ['received'],
    to: 'settled',
    remedies: ['replacement'],
    stock: 'exchanges',
    event: 'returns.settled',
  },
  repair: {
    by: ['seller'],
    kinds: ['claim'],
    from: ['received'],
    to: 'settled',
    remedies: ['repair'],
    event: 'returns.settled',
  },
  lapse: {
    by: ['system'],
    kinds: all,
    from: ['opened', 'accepted'],
    to: 'lapsed',
    remedies: sendsBack,
    clock: 'sending',
    event: 'returns.moved',
  },
  dispute: {
    by: ['buyer', 'seller'],
    kinds: all,
    from: ['opened', 'accepted', 'sent', 'received', 'settled', 'rejected', 'lapsed'],
    to: 'disputed',
    event: 'returns.disputed',
  },
  giveMoneyBack: {
    by: ['operator'],
    kinds: all,
    from: ['disputed'],
    to: 'settled',
    money: 'amount',
    event: 'returns.decided',
  },
  decideForSeller: { by: ['operator'], kinds: all, from: ['disputed'], to: 'rejected', event: 'returns.decided' },
}

/** A case that still holds its pieces. */
export const OPEN: readonly CaseStatus[] = ['opened', 'accepted', 'sent', 'received', 'disputed']
export const isOpen = (status: CaseStatus) => OPEN.includes(status)

/** What ended, and may be brought before the operator for some time after. */
export const DISPUTABLE_ENDS: readonly CaseStatus[] = CASE_TABLE.dispute.from.filter((status) => !isOpen(status))

/** Under which name an open case keeps its order from being completed. */
export const matterOf = (caseId: number) => `return:${caseId}`

export type Standing = { kind: CaseKind; status: CaseStatus; remedy: Remedy | null }

/** Whether a step may be taken. A claim sends nothing before it was answered; its agreed remedy decides what can follow. */
export function mayStep(step: CaseStep, by: CaseMover, { kind, status, remedy }: Standing): boolean {
  const row = CASE_TABLE[step]
  if (!row.by.includes(by) || !row.kinds.includes(kind) || !row.from.includes(status)) return false
  if (kind !== 'claim') return true
  const isAgreed = row.remedies === undefined || row.remedies.some((one) => one === remedy)
  if (step === 'send' || step === 'receive' || step === 'lapse') return status !== 'opened' && isAgreed
  // What was not answered yet is answered by the step itself.
  return status === 'opened' || isAgreed
}

/** What somebody may do now, in the order of the table. */
export function stepsFor(by: CaseMover, standing: Standing): CaseStep[] {
  return CASE_STEPS.filter((step) => mayStep(step, by, standing))
}
