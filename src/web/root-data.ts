import type { PublicSettings } from '../domains/settings/contract.ts'
import { type Locale, pickText } from '../values/locale.ts'
import type { LoadArgs } from './loading.ts'

export type TopCategory = { id: number; slug: string; name: string; icon: string }
export type RootData = { locale: Locale; origin: string; settings: PublicSettings; categories: TopCategory[] }

/** Settings and the first level of categories, in the language of the page. */
export async function loadRoot({ api, locale, origin }: LoadArgs): Promise<RootData> {
  const [settings, { categories }] = await Promise.all([api('GET /api/settings'), api('GET /api/categories')])
  return {
    locale,
    origin,
    settings,
    categories: categories
      .filter((category) => category.parentId === null)
      .map(({ id, slug, names, icon }) => ({ id, slug, icon, name: pickText(names as { 'pl-PL': string }, locale) })),
  }
}
