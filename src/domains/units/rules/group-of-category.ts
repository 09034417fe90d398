import type { Group } from './facts.ts'

/** What is measured of things in a category of the market; of categories below one the same, of others what is measured of anything. */
const GROUP_OF: ReadonlyMap<string, Group> = new Map<string, Group>([
  ['phones', 'phones'],
  ['tablets', 'tablets'],
  ['laptops', 'laptops'],
  ['desktops', 'desktops'],
  ['monitors', 'monitors'],
  ['tvs', 'monitors'],
  ['storage', 'storage'],
  ['printers', 'printers'],
  ['home-consoles', 'consoles'],
  ['cameras', 'cameras'],
  ['network', 'network'],
  ['servers', 'network'],
])

type Category = { id: number; parentId: number | null; slug: string }

/** The group of facts that is measured of things in a category. */
export function groupOfCategory(categories: readonly Category[], categoryId: number | null): Group {
  const byId = new Map(categories.map((category) => [category.id, category]))
  for (let at = byId.get(categoryId ?? 0); at; at = byId.get(at.parentId ?? 0)) {
    const group = GROUP_OF.get(at.slug)
    if (group) return group
  }
  return 'others'
}
