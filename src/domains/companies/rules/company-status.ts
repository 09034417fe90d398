export const COMPANY_STATUSES = ['draft', 'submitted', 'approved', 'rejected', 'suspended', 'ended'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]
export const COMPANY_MOVES = ['submit', 'approve', 'reject', 'suspend', 'reinstate', 'end'] as const
export type CompanyMove = (typeof COMPANY_MOVES)[number]

/** From where each step may be taken, and where it leads. `submit` is the seller's, all others the operator's. */
const TRANSITIONS: Record<CompanyMove, { from: readonly CompanyStatus[]; to: CompanyStatus }> = {
  submit: { from: ['draft', 'rejected'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'approved' },
  reject: { from: ['submitted'], to: 'rejected' },
  suspend: { from: ['approved'], to: 'suspended' },
  // Ended: where a complaint was right.
  reinstate: { from: ['suspended', 'ended'], to: 'approved' },
  end: { from: ['approved', 'suspended'], to: 'ended' },
}

/** Whether the operator has let the company in once: it sells or did, and what it sold before goes on. */
export const wasLetIn = (status: CompanyStatus): boolean =>
  status === 'approved' || status === 'suspended' || status === 'ended'

/** Where a step leads; undefined when it cannot be taken from here. */
export function nextStatus(from: CompanyStatus, move: CompanyMove): CompanyStatus | undefined {
  const step = TRANSITIONS[move]
  return step.from.includes(from) ? step.to : undefined
}
