import type { Deps } from '../../platform/deps.ts'
import { type CheckPoint, readVertical } from '../../verticals/index.ts'
import { readCategoriesById } from './read-categories.ts'

type CheckPoints = {
  /** What can be checked of the things of a category: the list of its own slug, of the one above, of all others. Undefined: no such category. */
  of: (categoryId: number) => readonly CheckPoint[] | undefined
  /** Keys of all lists of the trade. */
  known: ReadonlySet<string>
  /** The points of all lists, each as often as it is in one. */
  all: readonly CheckPoint[]
}

/** The lists of the market's trade (`verticals/<trade>/checks.ts`), for the categories that there are now. */
export async function readCheckPoints(deps: Deps): Promise<CheckPoints> {
  const { checks } = await readVertical(deps.config.vertical)
  const categories = await readCategoriesById(deps)
  const listOf = (slug: string | undefined) =>
    slug !== undefined && Object.hasOwn(checks.of, slug) ? checks.of[slug] : undefined
  const lists = [...Object.values(checks.of), checks.other]
  return {
    all: lists.flat(),
    known: new Set(lists.flatMap((points) => points.map(({ key }) => key))),
    of: (categoryId) => {
      const category = categories.get(categoryId)
      if (!category) return undefined
      return listOf(category.slug) ?? listOf(categories.get(category.parentId ?? 0)?.slug) ?? checks.other
    },
  }
}
