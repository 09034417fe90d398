import { Link, useLoaderData } from 'react-router'
import type { ProductCard } from '../../../domains/search/contract.ts'
import { browserLoader, serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { PolandMap } from '../../parts/place-map/poland/poland-map.tsx'
import { ProductGrid } from '../../parts/product-card/product-card.tsx'
import { Hero } from '../../parts/start/hero.tsx'
import { loadStart } from '../../parts/start/load-start.ts'
import { RecentPlace } from '../../parts/wishes/places.tsx'
import type { RootData } from '../../root-data.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { useSettings } from '../../use-root.ts'
import { CategoryTiles } from './start/category-tiles.tsx'
import { Grades, Trust } from './start/trust.tsx'

export const loader = serverLoader(loadStart)
export const clientLoader = browserLoader(loadStart)
export const meta = (args: MetaArgs<typeof loadStart>) => {
  const root = args.matches[0]?.loaderData as RootData | undefined
  return pageMeta(args, { image: root?.settings.thumbnailKey ?? args.loaderData?.collage[0]?.key })
}

/** R01. */
export default function StartScreen() {
  const { categories, collage, newest, likeNew, places } = useLoaderData<typeof clientLoader>()
  const settings = useSettings()
  const t = useTexts('catalog')
  const shell = useTexts('shell')
  const used = settings?.vertical !== 'cosmetics'
  return (
    <>
      <Hero settings={settings} collage={collage} />
      <div className="page-width flex flex-col gap-14 py-12 sm:gap-20 sm:py-16">
        <section aria-labelledby="browse">
          {head('browse', t('browse'), '/listcategory', shell('allCategories'))}
          <CategoryTiles categories={categories} />
        </section>
        <RecentPlace />
        {newest.length > 0 && goods('newest', t('newest'), '/catalog?sort=newest', newest)}
        <Trust />
        {used && likeNew.length > 0 && goods('like-new', t('likeNew'), '/catalog?grade=A', likeNew)}
        {used && <Grades />}
        {places.length > 0 && (
          <section aria-labelledby="map" className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-2">
            <div>
              <h2 id="map" className="text-2xl">
                {t('shopsTitle')}
              </h2>
              <p className="mt-2 max-w-text text-muted">{t('shopsText')}</p>
            </div>
            <div className="mx-auto w-full max-w-xl">
              <PolandMap places={places} />
            </div>
          </section>
        )}
      </div>
    </>
  )

  function goods(id: string, title: string, to: string, cards: readonly ProductCard[]) {
    return (
      <section aria-labelledby={id}>
        {head(id, title, to, t('seeAll'))}
        <ProductGrid cards={cards} />
      </section>
    )
  }
}

function head(id: string, title: string, to: string, more: string) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <Link to={to} className="py-1 text-link text-sm">
        {more}
      </Link>
    </div>
  )
}
