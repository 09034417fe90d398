export const COMPANY_STATUSES = ['draft', 'submitted', 'approved', 'rejected', 'suspended'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]
export const COMPANY_MOVES = ['submit', 'approve', 'reject', 'suspend', 'reinstate'] as const
export type CompanyMove = (typeof COMPANY_MOVES)[number]

/** From where each step may be taken, and where it leads. `submit` is the seller's, all others the operator's. */
const TRANSITIONS: Record<CompanyMove, { from: readonly CompanyStatus[]; to: CompanyStatus }> = {
  submit: { from: ['draft', 'rejected'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'approved' },
  reject: { from: ['submitted'], to: 'rejected' },
  suspend: { from: ['approved'], to: 'suspended' },
  reinstate: { from: ['suspended'], to: 'approved' },
}

/** Where a step leads; undefined when it cannot be taken from here. */
export function nextStatus(from: CompanyStatus, move: CompanyMove): CompanyStatus | undefined {
  const step = TRANSITIONS[move]
  return step.from.includes(from) ? step.to : undefined
}
