import { foldText } from '../../../values/text-fold.ts'
import type { Category } from '../../categories/contract.ts'

/** Words for kinds of goods that tables use, folded; the slug of what they mean, if the market has it. */
const SYNONYMS: Readonly<Record<string, string>> = {
  notebook: 'everyday-laptops',
  netbook: 'everyday-laptops',
  laptop: 'laptops',
  ultrabook: 'ultrabooks',
  '2 in 1 convertible': 'ultrabooks',
  '2 in 1': 'ultrabooks',
  convertible: 'ultrabooks',
  gaming: 'gaming-laptops',
  workstation: 'workstations',
  desktop: 'desktops',
  komputer: 'desktops',
  pc: 'desktops',
  monitor: 'monitors',
  serwer: 'servers',
  server: 'servers',
  telefon: 'phones',
  smartfon: 'phones',
  smartphone: 'phones',
  tablet: 'tablets',
  drukarka: 'printers',
}

const plain = (text: string) => foldText(text).replaceAll(/\s+/g, ' ').trim()

/** Finds categories by slug, by name in any language, by a path of names (`Komputery > Laptopy`), or by a usual word. */
export function categoryFinder(categories: readonly Category[]): (word: string) => number | undefined {
  const bySlug = new Map(categories.map((category) => [category.slug, category.id]))
  const byName = new Map<string, number>()
  // Parents come first: where a child is called like its parent, the parent is meant.
  for (const { id, names } of categories)
    for (const name of Object.values(names)) if (name && !byName.has(plain(name))) byName.set(plain(name), id)
  return (word) => {
    const name = plain(word)
    const synonym = SYNONYMS[name]
    const last = plain(word.split(/[>/\\]/).at(-1) ?? '')
    return bySlug.get(name) ?? byName.get(name) ?? (synonym ? bySlug.get(synonym) : undefined) ?? byName.get(last)
  }
}
