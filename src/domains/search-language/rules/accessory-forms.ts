import { ACCESSORY_WORDS } from './accessory-words.ts'
import { CATEGORY_WORDS } from './category-words.ts'

/** Every single word for a thing made for a device, whether or not the market has a category for it. */
export const accessoryForms: ReadonlySet<string> = new Set(
  [
    ...ACCESSORY_WORDS.flat(),
    ...CATEGORY_WORDS.filter((entry) => entry.kind === 'accessory').flatMap((entry) => entry.words.split(', ')),
  ].filter((word) => !word.includes(' ')),
)

const FOR_DEVICES: ReadonlySet<string> = new Set(
  CATEGORY_WORDS.flatMap(({ kind, slugs }) => (kind === 'accessory' ? slugs : [])),
)

/** Whether things of a category, by its slug, are made for a device: chargers, batteries, keyboards. */
export const isMadeForDevices = (slug: string): boolean => FOR_DEVICES.has(slug)
