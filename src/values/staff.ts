/** What a person of the operator's staff may be. Who was an operator before there were roles is an owner. */
export const STAFF_ROLES = ['owner', 'finance', 'moderator', 'support'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Parts of the operator's work: every endpoint of the operator belongs to one. */
export const STAFF_AREAS = ['people', 'companies', 'content', 'orders', 'money', 'market'] as const
export type StaffArea = (typeof STAFF_AREAS)[number]
export type StaffAct = 'read' | 'write'

/** `write` is to read as well; what is not named is closed. `market`: configuration, keys, staff and the audit log. */
const MAY: Readonly<Record<Exclude<StaffRole, 'owner'>, Partial<Record<StaffArea, StaffAct>>>> = {
  finance: { money: 'write', orders: 'read', companies: 'read', people: 'read' },
  moderator: { content: 'write', companies: 'write', people: 'read', orders: 'read' },
  support: { people: 'write', orders: 'write', companies: 'read', content: 'read', money: 'read' },
}

/** Whether a role may read, or change, what belongs to an area. An owner may everything. */
export function staffMay(role: StaffRole, area: StaffArea, act: StaffAct): boolean {
  if (role === 'owner') return true
  const allowed = MAY[role][area]
  return allowed === 'write' || allowed === act
}
