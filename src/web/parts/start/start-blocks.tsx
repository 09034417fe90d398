import { Link } from 'react-router'
import type { ProductCard } from '../../../domains/search/contract.ts'
import { type LocalText, pickText } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { useSettings } from '../../use-root.ts'
import { ProductGrid } from '../product-card/product-grid.tsx'
import { RecentPlace } from '../wishes/places.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import type { ShownBlock, ShownOf } from './load-start.ts'
import { ShopsByTown } from './shops-by-town.tsx'
import { TextBlock } from './text-block.tsx'
import { Grades, Trust } from './trust.tsx'

/** The start page, block by block. What has nothing to show is left out. */
export function StartBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  const settings = useSettings()
  const locale = useLocale()
  const parts = inParts(blocks)
  return (
    <>
      {settings && !blocks.some(({ kind }) => kind === 'hero') && (
        <h1 className="sr-only">{pickText(settings.headerText as LocalText, locale)}</h1>
      )}
      {parts.map((part) =>
        part.hero ? (
          <Hero key={part.at} settings={settings} {...part.hero} />
        ) : (
          <div key={part.at} className="page-width flex flex-col gap-14 py-12 sm:gap-20 sm:py-16">
            {part.blocks.map(({ at, block }) => (
              <Block key={at} block={block} at={at} />
            ))}
          </div>
        ),
      )}
    </>
  )
}

type Part = { at: number; hero?: ShownOf<'hero'>; blocks: { at: number; block: ShownBlock }[] }

/** The head goes from edge to edge; what stands before and after it keeps to the page's width. */
function inParts(blocks: readonly ShownBlock[]): Part[] {
  const parts: Part[] = []
  for (const [at, block] of blocks.entries()) {
    const last = parts.at(-1)
    if (block.kind === 'hero') parts.push({ at, hero: block, blocks: [] })
    else if (last && !last.hero) last.blocks.push({ at, block })
    else parts.push({ at, blocks: [{ at, block }] })
  }
  return parts
}

function Block({ block, at }: { block: ShownBlock; at: number }) {
  const t = useTexts('catalog')
  const shell = useTexts('shell')
  switch (block.kind) {
    case 'categories':
      return (
        <section aria-labelledby="browse">
          <Head id="browse" title={block.title ?? t('browse')} to="/listcategory" more={shell('allCategories')} />
          <CategoryTiles categories={block.categories} />
        </section>
      )
    case 'recent':
      return <RecentPlace />
    case 'newest':
      return <Goods id="newest" title={block.title ?? t('newest')} to="/catalog?sort=newest" cards={block.cards} />
    case 'likeNew':
      return <Goods id="like-new" title={block.title ?? t('likeNew')} to="/catalog?grade=A" cards={block.cards} />
    case 'offers':
      return <Goods id={`goods-${at}`} title={block.title} to={block.to} cards={block.cards} />
    case 'trust':
      return <Trust {...block} />
    case 'grades':
      return <Grades title={block.title} text={block.text} />
    case 'text':
      return <TextBlock id={`text-${at}`} {...block} />
    case 'shops':
      if (block.towns.length === 0) return null
      return (
        <section aria-labelledby="shops">
          <h2 id="shops" className="text-2xl">
            {block.title ?? t('shopsTitle')}
          </h2>
          <p className="mt-2 max-w-text text-muted">{block.text ?? t('shopsText')}</p>
          <ShopsByTown towns={block.towns} />
        </section>
      )
    default:
      return null
  }
}

type GoodsProps = { id: string; title: string; to: string; cards: readonly ProductCard[] }

function Goods({ cards, ...head }: GoodsProps) {
  const t = useTexts('catalog')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={head.id}>
      <Head {...head} more={t('seeAll')} />
      <ProductGrid cards={cards} />
    </section>
  )
}

function Head({ id, title, to, more }: { id: string; title: string; to: string; more: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-5">
      <h2 id={id} className="wrap-anywhere text-2xl">
        {title}
      </h2>
      <Link to={to} className="py-1 text-link text-sm">
        {more}
      </Link>
    </div>
  )
}
