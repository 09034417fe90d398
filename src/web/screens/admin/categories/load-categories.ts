import type { LoadArgs } from '../../../loading.ts'

/** The tree, what waits for a decision, and the category that the address names. */
export async function loadCategories({ api, url, signal }: LoadArgs) {
  const [{ categories }, { proposals }] = await Promise.all([
    api('GET /api/admin/categories', { signal }),
    api('GET /api/admin/category-proposals', { query: { status: 'waiting' }, signal }),
  ])
  const id = Number(url.searchParams.get('id'))
  return { categories, proposals, chosen: categories.find((one) => one.id === id) ?? null }
}
