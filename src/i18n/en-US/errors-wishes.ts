import type { wishesErrors as master } from '../pl-PL/errors-wishes.ts'
import type { Same } from '../shape.ts'

/** Failures around what people wish for. */
export const wishesErrors: Same<typeof master> = {
  favourites_full: 'There is room for {{maximum}} favourites. Remove one to add another.',
  too_many_searches: 'You can keep {{maximum}} searches at most. Delete one to save another.',
  search_too_wide: 'Add a filter or a word: only a search with conditions can be saved.',
  saved_search_not_found: 'There is no such saved search.',
  version_available: 'This version is available, you can buy it now.',
  too_many_alerts: 'You are already waiting for {{maximum}} products. Give one up to add another.',
}
