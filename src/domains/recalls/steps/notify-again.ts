import type { Deps } from '../../../platform/deps.ts'
import { lockRecall, saveStep } from '../store/recalls.ts'

/** Sellers and buyers of an offer that came later are told, too; those who know it already are not told twice. */
export async function notifyAgain(deps: Deps, recallId: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const recall = await lockRecall(db, recallId)
    // One that is under way comes to them by itself only if it has not passed them yet.
    if (!recall || recall.step === 'offers') return
    await saveStep(db, recallId, { step: 'sellers', place: 0, doneAt: null })
    await deps.addJob(db, { name: 'recalls.advance', payload: { recallId } })
  })
}
