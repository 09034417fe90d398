import type { Minor } from '../../../values/money.ts'

/** Roles whose refunds may be limited; the owner's are not. */
export const LIMITED_ROLES = ['manager', 'accountant'] as const
export type LimitedRole = (typeof LIMITED_ROLES)[number]

/** The most that somebody of a role may give back of one order, all refunds by the company's people together; grosze, null: without limit. */
export type RefundLimits = Record<LimitedRole, Minor | null>

/** Until the operator says otherwise. */
export const DEFAULT_REFUND_LIMITS: RefundLimits = { manager: 500_000, accountant: 100_000 }

/** Who of a company may give back more of an order than somebody with this limit; `most` grosze, null: all of it. */
export function rolesAbove(
  most: Minor | null,
  limits: RefundLimits,
): { role: LimitedRole | 'owner'; most: Minor | null }[] {
  if (most === null) return []
  const above = LIMITED_ROLES.flatMap((role) => {
    const limit = limits[role]
    return limit === null || limit > most ? [{ role, most: limit }] : []
  })
  return [{ role: 'owner', most: null }, ...above]
}

/** `company`: what the company said for its own people; undefined: nothing, and the operator's hold. */
export function limitOf(role: string, operator: RefundLimits, company: RefundLimits | undefined): Minor | null {
  const limited = LIMITED_ROLES.find((one) => one === role)
  return limited ? (company ?? operator)[limited] : null
}
