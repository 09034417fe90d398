import type { Deps } from '../../../platform/deps.ts'
import { nextStep } from '../rules/recall-steps.ts'
import { lockRecall, saveStep } from '../store/recalls.ts'
import { notifyBuyers } from './notify-buyers.ts'
import { notifySellers } from './notify-sellers.ts'
import { pauseOffers } from './pause-offers.ts'

const WORK = { offers: pauseOffers, sellers: notifySellers, buyers: notifyBuyers }

/**
 * A part of what a recall asks for, in one transaction with how far it came: a process that dies goes on there, and two at once wait for each other.
 */
export async function advanceRecall(deps: Deps, recallId: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const recall = await lockRecall(db, recallId)
    if (!recall || recall.step === 'done') return
    const place = await WORK[recall.step](inside, recall)
    const step = place === null ? nextStep(recall.step) : recall.step
    await saveStep(db, recallId, { step, place: place ?? 0, doneAt: step === 'done' ? deps.now() : null })
    if (step !== 'done') await deps.addJob(db, { name: 'recalls.advance', payload: { recallId } })
  })
}
