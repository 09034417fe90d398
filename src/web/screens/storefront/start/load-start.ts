import type { ListingCard } from '../../../../domains/search/contract.ts'
import type { LoadArgs } from '../../../loading.ts'
import { type CategoryNode, readTree } from '../../../parts/category-tree.ts'

const NEWEST = 8
const LIKE_NEW = 4
/** Categories shown with a picture; each costs a look into its list. */
const PICTURED = 8
const COLLAGE = 4

/** The start page: the tree with pictures of real goods, the newest, the like-new ones and where the shops are. */
export async function loadStart({ api, locale }: LoadArgs) {
  const list = (query: Record<string, string>) =>
    api('GET /api/listings', { query: { sort: 'newest', facets: '0', ...query } as never })
  const tree = await readTree(api, locale)
  const [newest, likeNew, { shops }, ...pictured] = await Promise.all([
    list({}),
    list({ grade: 'A' }),
    api('GET /api/shops'),
    ...tree.top.slice(0, PICTURED).map((node) => firstPicture(node, list)),
  ])
  const newestCards = spread(newest.items, NEWEST)
  const shown = new Set(newestCards.map((card) => card.id))
  return {
    total: newest.total,
    categories: tree.top.map(({ slug, name, icon, count }, index) => ({
      ...{ slug, name, icon, count },
      image: pictured[index] ?? null,
    })),
    collage: pictured.filter((image) => image !== null).slice(0, COLLAGE),
    newest: newestCards,
    likeNew: spread(
      likeNew.items.filter((card) => !shown.has(card.id)),
      LIKE_NEW,
    ),
    places: shops.map(({ id, lat, lng, title, city }) => ({
      id,
      lat,
      lng,
      label: `${title}, ${city}`,
      to: `/shops/${id}`,
    })),
  }
}

type Picture = { key: string; alt: string; productId: number }

async function firstPicture(
  { slug }: CategoryNode,
  list: (query: Record<string, string>) => Promise<{ items: ListingCard[] }>,
): Promise<Picture | null> {
  const { items } = await list({ category: slug })
  const card = items.find((candidate) => candidate.image !== null)
  return card?.image ? { key: card.image.key, alt: card.title, productId: card.id } : null
}

/** Picks cards so that categories take turns; within a category the order stays. */
export function spread(cards: readonly ListingCard[], count: number): ListingCard[] {
  const rounds = new Map<number, number>()
  const turn = (card: ListingCard) => {
    const round = rounds.get(card.categoryId) ?? 0
    rounds.set(card.categoryId, round + 1)
    return round
  }
  return cards
    .map((card) => ({ card, round: turn(card) }))
    .sort((a, b) => a.round - b.round)
    .slice(0, count)
    .map(({ card }) => card)
}

export type StartData = Awaited<ReturnType<typeof loadStart>>
