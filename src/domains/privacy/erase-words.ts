import type { Deps } from '../../platform/deps.ts'
import { eraseMessages } from '../messages/index.ts'
import { eraseCaseFiles } from '../returns/index.ts'
import { eraseReviews } from '../reviews/index.ts'
import { eraseLabelsOf } from './labels-of-people.ts'

/** Erases what a person wrote and sent: words of reviews and messages, files that no case needs, names on labels of what has arrived. */
export async function eraseWords(deps: Deps, userId: string): Promise<void> {
  await eraseReviews(deps, userId)
  await eraseCaseFiles(deps, userId)
  await eraseLabelsOf(deps, userId)
  await eraseMessages(deps, userId)
}
