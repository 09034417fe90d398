import type { Deps } from '../../platform/deps.ts'

/**
 * Says in the caller's transaction that a purchase is to be paid by transfer (`start`), that nothing came yet (`reminder`), or that a part
 * did (`part`); its buyer is told once under each `name`.
 */
export function announceTransfer(
  deps: Pick<Deps, 'db' | 'emit'>,
  purchaseId: number,
  why: 'start' | 'reminder' | 'part',
  name: string,
): Promise<void> {
  return deps.emit(deps.db, { name: 'order.transferAwaited', payload: { purchaseId, why, name } })
}
