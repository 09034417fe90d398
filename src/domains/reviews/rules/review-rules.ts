import { countCharacters } from '../../../values/characters.ts'

/** Characters of a comment as people count them (V09), and of a seller's reply. */
export const COMMENT_LIMIT = 60
export const REPLY_LIMIT = 600
export const PICTURE_LIMIT = 4
/** Days in which an author may change what was written; it may be withdrawn for ever. */
export const CHANGE_DAYS = 30
const DAY = 86_400_000

export type Standing = { writtenAt: Date; withdrawnAt: Date | null; hiddenAt: Date | null }

/** Whether everybody sees it and it counts. */
export const isShown = ({ withdrawnAt, hiddenAt }: Pick<Standing, 'withdrawnAt' | 'hiddenAt'>) =>
  withdrawnAt === null && hiddenAt === null

/** Until when its author may change it. */
export const changeUntil = ({ writtenAt }: Pick<Standing, 'writtenAt'>) =>
  new Date(writtenAt.getTime() + CHANGE_DAYS * DAY)

/** Why an author may not change it; undefined: it may be. */
export function whyClosed(review: Standing, now: Date): string | undefined {
  if (review.withdrawnAt) return 'review_withdrawn'
  if (review.hiddenAt) return 'review_hidden'
  return now >= changeUntil(review) ? 'review_closed' : undefined
}

/** How a buyer is called in public: the first name and the first letter of the last one. */
export function authorName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const letters = Array.from(lastName.trim())
  // A letter with its marks, never half of it.
  const size = letters.findIndex((_, at) => countCharacters(letters.slice(0, at + 1).join('')) > 1)
  const initial = letters.slice(0, size < 0 ? letters.length : size).join('')
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}
