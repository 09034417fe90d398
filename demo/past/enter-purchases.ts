import { LOOKED_AT_FOR, lookAt } from './looking.ts'
import type { PlannedPurchase } from './planned.ts'
import { shop } from './shopping.ts'
import { HOUR, type Past, unlessRefused } from './story.ts'

/** Enters all purchases into the agenda, and who looked at the goods before. */
export function enterPurchases(world: Past, planned: readonly PlannedPurchase[], end: Date): void {
  const at = (hoursAgo: number, act: () => Promise<unknown>) =>
    world.agenda.at(new Date(end.getTime() - hoursAgo * HOUR), act)
  for (const one of planned) {
    if (one.hoursAgo < LOOKED_AT_FOR) at(one.hoursAgo + 1, () => lookAt(world, one))
    at(one.hoursAgo, () => unlessRefused(world, () => shop(world, one)))
  }
}
