/** What decides whether somebody may write in a conversation. */
export type WritingFacts = {
  kind: 'product' | 'order' | 'operator'
  /** The operator has ended it. */
  isClosed: boolean
  /** The person deleted the account. */
  personLeft: boolean
  /** The company may sell now. */
  sells: boolean
  /** Its order is neither over nor given back. */
  orderRuns: boolean
  /** Who wants to hear no more of the other. */
  blockedBy: readonly ('person' | 'company')[]
}
export const WRITE_REFUSALS = [
  'conversation_closed',
  'person_left',
  'conversation_blocked',
  'seller_not_selling',
] as const
export type WriteRefusal = (typeof WRITE_REFUSALS)[number]

/**
 * Why nobody may write in a conversation; null: they may. An order that runs has to be talked about, whoever blocked whom; who does not sell any
 * more still answers for what was bought.
 */
export function whyNotWrite(facts: WritingFacts): WriteRefusal | null {
  if (facts.isClosed) return 'conversation_closed'
  if (facts.personLeft) return 'person_left'
  if (facts.kind === 'operator' || (facts.kind === 'order' && facts.orderRuns)) return null
  if (facts.blockedBy.length > 0) return 'conversation_blocked'
  if (facts.kind === 'product' && !facts.sells) return 'seller_not_selling'
  return null
}
