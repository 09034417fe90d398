import type { ProductCard } from '../../../domains/search/contract.ts'
import type { LoadArgs } from '../../loading.ts'
import { readTree } from '../categories/category-tree.ts'
import { dearest, differentTitles, roundRobin } from './choose-cards.ts'

/** Categories whose goods are shown; each costs a look into its list. */
const SHOWN = 8
const LIKE_NEW = 4
const COLLAGE = 4

/** The start page: the tree, the finest of four categories, the newest of each category, like-new ones and where the shops are. */
export async function loadStart({ api, locale }: LoadArgs) {
  const tree = await readTree(api, locale)
  const newestOf = async (category: string) =>
    differentTitles((await api('GET /api/search', { query: { category, sort: 'newest', facets: '0' } })).items)
  const [{ shops }, ...lists] = await Promise.all([
    api('GET /api/shops'),
    ...tree.top.slice(0, SHOWN).map((node) => newestOf(node.slug)),
  ])
  const newest = lists.flatMap((cards) => cards.filter((card) => card.state !== 'damaged').slice(0, 1))
  const shown = new Set(newest.map((card) => card.id))
  const likeNew = lists.map((cards) => cards.filter((card) => card.grade === 'A' && !shown.has(card.id)))
  return {
    categories: tree.top.map(({ slug, name, icon, count }) => ({ slug, name, icon, count })),
    collage: lists
      .map((cards) => toPicture(dearest(cards.filter((card) => !shown.has(card.id)))))
      .filter((image) => image !== null)
      .slice(0, COLLAGE),
    newest,
    likeNew: roundRobin(likeNew, LIKE_NEW),
    places: shops.map(({ id, lat, lng, title, city }) => ({
      id,
      lat,
      lng,
      label: `${title}, ${city}`,
      to: `/shops/${id}`,
    })),
  }
}

export type StartData = Awaited<ReturnType<typeof loadStart>>

function toPicture(card: ProductCard | undefined) {
  return card?.image ? { key: card.image.key, alt: card.title, productId: card.id } : null
}
