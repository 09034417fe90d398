import { Link } from 'react-router'
import { formatNumber } from '../../../parts/attribute-text.ts'
import { CategoryIcon } from '../../../parts/category-icon.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { StartData } from './load-start.ts'

/** The first categories with a picture of something in them, the others as a list with icons. */
export function CategoryTiles({ categories }: { categories: StartData['categories'] }) {
  const t = useTexts('catalog')
  const locale = useLocale()
  const offers = (count: number) => t('offers', { count, number: formatNumber(count, locale) })
  const pictured = categories.filter((category) => category.image)
  const others = categories.filter((category) => !category.image)
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {pictured.map((category) => (
          <li key={category.slug}>
            <Link
              to={`/catalog?category=${category.slug}`}
              className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface hover:border-ink"
            >
              <Picture
                imageKey={category.image?.key}
                alt=""
                width={4}
                height={3}
                sizes="(min-width: 48rem) 20rem, 46vw"
                className="rounded-none"
              />
              <span className="flex flex-1 flex-col px-4 py-3">
                <span className="font-semibold group-hover:underline">{category.name}</span>
                <span className="numbers text-muted text-sm">{offers(category.count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="mt-4 grid gap-x-4 sm:grid-cols-2 md:grid-cols-4">
          {others.map((category) => (
            <li key={category.slug}>
              <Link
                to={`/catalog?category=${category.slug}`}
                className="group flex min-h-14 items-center gap-3 border-line border-b py-2"
              >
                <CategoryIcon name={category.icon} className="size-6 shrink-0 text-accent" />
                <span className="min-w-0">
                  <span className="block font-medium text-sm group-hover:underline">{category.name}</span>
                  <span className="numbers block text-muted text-xs">{offers(category.count)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
