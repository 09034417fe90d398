import type { ProductCard } from '../../../domains/search/contract.ts'
import type { StartBlock } from '../../../domains/site/start-page/contract.ts'
import { GOODS } from '../../../domains/site/start-page/rules/start-blocks.ts'
import { type Locale, type LocalText, pickText } from '../../../values/locale.ts'
import { titleIn } from '../../../values/titled.ts'
import type { LoadArgs } from '../../loading.ts'
import { type CategoryNode, type CategoryTree, readTree } from '../categories/category-tree.ts'
import { byTown, type Town } from './by-town.ts'
import { dearest, differentTitles, roundRobin } from './choose-cards.ts'

const COLLAGE = 4

export type ShownCategory = Pick<CategoryNode, 'slug' | 'name' | 'icon' | 'count'>
type Words = { title?: string; text?: string }
type Offered = Pick<ProductCard, 'id' | 'title' | 'price' | 'currency' | 'from'> & { imageKey: string }

/** A block with its words in one language and what it shows, and nothing of the others'. */
export type ShownBlock = Words &
  (
    | { kind: 'hero'; collage: Offered[] }
    | { kind: 'categories'; categories: ShownCategory[] }
    | { kind: 'newest' | 'likeNew'; cards: ProductCard[] }
    | { kind: 'shops'; towns: Town[] }
    | { kind: 'trust'; liableMonths: number }
    | { kind: 'recent' | 'grades' }
    | { kind: 'offers'; title: string; to: string; cards: ProductCard[] }
    | { kind: 'text'; title: string; paragraphs: string[]; link: { to: string; label: string } | null }
  )
export type ShownOf<K extends ShownBlock['kind']> = Extract<ShownBlock, { kind: K }>
type Asking = Pick<LoadArgs, 'api' | 'locale'>
type Of<K extends StartBlock['kind']> = Extract<StartBlock, { kind: K }>

/** The start page as its operator made it: the tree, the newest of each department, heads of categories and where the shops are. */
export async function loadStart(args: Asking): Promise<{ blocks: ShownBlock[] }> {
  const [tree, { blocks }] = await Promise.all([readTree(args.api, args.locale), args.api('GET /api/start-page')])
  return { blocks: await fillBlocks(args, tree, blocks) }
}

/** Blocks with what they show: what no visible block shows is not asked for. */
export async function fillBlocks(
  { api, locale }: Asking,
  tree: CategoryTree,
  said: readonly StartBlock[],
): Promise<ShownBlock[]> {
  const blocks = said.filter(({ hidden }) => !hidden)
  const bySlug = new Map([...tree.byId.values()].map((node) => [node.slug, node]))
  const offers = blocks.filter((block): block is Of<'offers'> => block.kind === 'offers' && bySlug.has(block.category))
  const has = (...kinds: StartBlock['kind'][]) => blocks.some(({ kind }) => kinds.includes(kind))
  const [towns, heads, departments, periods] = await Promise.all([
    has('shops') ? townsOf(api, locale) : [],
    offers.length > 0 ? headsOf(api, offers) : [],
    has('hero', 'newest', 'likeNew') ? departmentsOf(api, tree) : [],
    has('trust') ? api('GET /api/periods') : null,
  ])
  const newest = has('newest') ? departments.flatMap((cards) => cards.filter(isWhole).slice(0, 1)) : []
  const apart = new Set(newest.map((card) => card.id))
  const others = departments.map((cards) => cards.filter((card) => !apart.has(card.id)))
  return blocks.flatMap((block): ShownBlock[] => {
    const { kind } = block
    const own = ownWords(block, locale)
    if (kind === 'hero') return [{ kind, ...own, collage: collageOf(others, locale) }]
    if (kind === 'categories') return [{ kind, ...own, categories: tree.top.map(toTile) }]
    if (kind === 'newest') return [{ kind, ...own, cards: newest.slice(0, block.count) }]
    if (kind === 'likeNew') {
      const fine = others.map((cards) => cards.filter(({ grade }) => grade === 'A'))
      return [{ kind, ...own, cards: roundRobin(fine, block.count) }]
    }
    if (kind === 'shops') return [{ kind, ...own, towns }]
    if (kind === 'trust') return periods ? [{ kind, ...own, liableMonths: periods.liableMonths }] : []
    if (kind === 'text') return [textOf(block, locale)]
    if (kind !== 'offers') return [{ kind, ...own }]
    const name = bySlug.get(block.category)?.name
    const to = `/catalog?category=${block.category}&sort=${block.sort}`
    return name ? [{ kind, title: name, ...own, to, cards: heads[offers.indexOf(block)] ?? [] }] : []
  })
}

/** The newest of the first departments; each costs a look into its list. */
function departmentsOf(api: LoadArgs['api'], tree: CategoryTree): Promise<ProductCard[][]> {
  const lists = tree.top.slice(0, GOODS.departments).map(async ({ slug: category }) => {
    const { items } = await api('GET /api/search', { query: { category, sort: 'newest', facets: '0' } })
    return differentTitles(items)
  })
  return Promise.all(lists)
}

async function headsOf(api: LoadArgs['api'], offers: readonly Of<'offers'>[]): Promise<ProductCard[][]> {
  const lists = offers.map(({ category, sort, count }) => `${category}:${sort}:${count}`).join(',')
  return (await api('GET /api/category-cards', { query: { lists } })).lists
}

async function townsOf(api: LoadArgs['api'], locale: Locale): Promise<Town[]> {
  const { shops } = await api('GET /api/shops')
  return byTown(
    shops.map(({ id, title, city }) => ({ id, title, city })),
    locale,
  )
}

const isWhole = ({ state }: ProductCard) => state !== 'damaged'
const toTile = ({ slug, name, icon, count }: CategoryNode): ShownCategory => ({ slug, name, icon, count })

/** What the operator wrote in this language; nothing: the market's own words hold. */
function ownWords(block: StartBlock, locale: Locale): Words {
  const title = 'title' in block ? block.title[locale] : undefined
  const text = 'text' in block ? block.text[locale] : undefined
  return { ...(title && { title }), ...(text && { text }) }
}

function textOf({ kind, title, text, link }: Of<'text'>, locale: Locale): ShownOf<'text'> {
  const said = text[locale] ?? text['pl-PL'] ?? ''
  return {
    kind,
    title: pickText(title as LocalText, locale),
    paragraphs: said.split(/\n\s*\n/).filter((one) => one.trim()),
    link: link && { to: link.to, label: pickText(link.label as LocalText, locale) },
  }
}

function collageOf(lists: readonly (readonly ProductCard[])[], locale: Locale): Offered[] {
  return lists.flatMap((cards) => toOffered(dearest(cards), locale) ?? []).slice(0, COLLAGE)
}

function toOffered(card: ProductCard | undefined, locale: Locale): Offered | null {
  if (!card?.image) return null
  const { id, price, currency, from, image } = card
  return { id, title: titleIn(card, locale), price, currency, from, imageKey: image.key }
}
