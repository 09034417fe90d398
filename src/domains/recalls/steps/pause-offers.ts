import type { Deps } from '../../../platform/deps.ts'
import { pickText } from '../../../values/locale.ts'
import { restrictUnsafe } from '../../moderation/index.ts'
import { offerMatching } from '../../products/index.ts'
import { findRunning, type Recall } from '../store/recalls.ts'
import { insertOffers, type RecallOffer } from '../store/told.ts'

/** Offers paused in one step: each writes a decision and mails. */
const STEP = 50

/** Finds the offers after the last one and pauses them; answers how far it came, null at the end. */
export async function pauseOffers(deps: Deps, recall: Recall): Promise<number | null> {
  const found = await offerMatching.findMatching(deps.db, recall, recall.place, STEP)
  await take(deps, recall, found)
  return found.length < STEP ? null : (found.at(-1)?.productId ?? null)
}

async function take(deps: Deps, recall: Recall, found: readonly RecallOffer[]): Promise<RecallOffer[]> {
  if (found.length === 0) return []
  const fresh = await insertOffers(deps.db, recall.id, found)
  if (!recall.pauses) return fresh
  const { source, provision, receivedAt, publishedBy: by } = recall
  // Each is a decision with reasons of its own, as art. 17 of Regulation 2022/2065 asks for.
  for (const { productId } of fresh) {
    const facts = `${pickText(recall.title, 'pl-PL')}. ${pickText(recall.danger, 'pl-PL')}`.slice(0, 2000)
    await restrictUnsafe(deps, { productId, source, by, receivedAt, provision, facts })
  }
  return fresh
}

/** What came after a recall was published, or has become like it: paused as well, its seller told, and whoever has bought it. */
export async function compareWithRecalls(deps: Deps, productIds: readonly number[]): Promise<void> {
  // One whose offers are still being looked for comes to them by itself.
  const running = (await findRunning(deps.db)).filter(({ step }) => step !== 'offers')
  if (running.length === 0) return
  const found = await offerMatching.findMatchingOf(deps.db, running, productIds)
  for (const recall of running) {
    const own = found.filter(({ patternId }) => patternId === recall.id)
    if (own.length === 0) continue
    await deps.db.transaction().execute(async (db) => {
      const inside = { ...deps, db }
      const fresh = await take(inside, recall, own)
      if (fresh.length > 0) await deps.addJob(db, { name: 'recalls.notifyAgain', payload: { recallId: recall.id } })
    })
  }
}
