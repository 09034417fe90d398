import { CATEGORY_WORDS } from './category-words.ts'
import { PRODUCT_LINES } from './product-lines.ts'
import { tokenize } from './tokenize.ts'

/** The category that a model line stands for (`thinkpad` → `laptops`), as a slug that `has` knows; null when no line is named. */
export function readFamily(title: string, has: (slug: string) => boolean): string | null {
  const words = tokenize(title).map((token) => token.text)
  for (let index = 0; index < words.length; index++) {
    for (const length of [2, 1]) {
      const family = PRODUCT_LINES.get(words.slice(index, index + length).join(' '))
      if (!family) continue
      const slugs = [
        family,
        ...CATEGORY_WORDS.filter((entry) => entry.family === family).flatMap((entry) => entry.slugs),
      ]
      return slugs.find(has) ?? null
    }
  }
  return null
}
