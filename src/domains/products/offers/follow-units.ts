import type { Deps } from '../../../platform/deps.ts'
import { findWorstUnits } from '../../units/index.ts'
import { promisesMore } from '../../units/rules/index.ts'
import { gradeLeft } from '../rules/grade-left.ts'
import { lockPublished, lowerGrade, updateStatus } from '../store/offers.ts'

/**
 * A published offer promises no more than its worst unit keeps, also when that was measured after it had been published: its grade follows. Where no grade
 * of its state is as low (new goods, used ones that are broken), it is paused until its seller has said what it is.
 */
export async function followUnits(deps: Deps, productId: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const offer = await lockPublished(db, productId)
    if (!offer) return
    const [worst] = await findWorstUnits(db, [productId])
    if (!worst || !promisesMore(offer, worst.grade)) return
    const written = { at: deps.now(), by: null }
    const grade = gradeLeft(offer, worst.grade)
    if (grade) await lowerGrade(db, productId, grade, written)
    else await updateStatus(db, productId, 'paused', written)
    await deps.emit(db, { name: 'product.changed', payload: { productIds: [productId] } })
  })
}
