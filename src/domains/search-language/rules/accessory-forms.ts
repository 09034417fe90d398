import { ACCESSORY_WORDS } from './accessory-words.ts'
import { CATEGORY_WORDS } from './category-words.ts'

/** Every single word for a thing made for a device, whether or not the market has a category for it. */
export const accessoryForms: ReadonlySet<string> = new Set(
  [
    ...ACCESSORY_WORDS.flat(),
    ...CATEGORY_WORDS.filter((entry) => entry.kind === 'accessory').flatMap((entry) => entry.words.split(', ')),
  ].filter((word) => !word.includes(' ')),
)
