import { Link } from 'react-router'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { formatNumber } from '../categories/attribute-text.ts'
import { CategoryIcon } from '../categories/category-icon.tsx'
import type { ShownCategory } from './load-start.ts'

/** Every department at a glance. Pictures stand above and below: here icons say enough. */
export function CategoryTiles({ categories }: { categories: readonly ShownCategory[] }) {
  const t = useTexts('catalog')
  const locale = useLocale()
  return (
    <ul className="grid grid-cols-2 border-line border-t border-l lg:grid-cols-4">
      {categories.map((category) => (
        <li key={category.slug} className="border-line border-r border-b">
          <Link
            to={`/catalog?category=${category.slug}`}
            className="group flex h-full items-center gap-3 bg-surface p-3 sm:gap-4 sm:p-4"
          >
            <span className="hidden size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent min-[24rem]:grid">
              <CategoryIcon name={category.icon} className="size-5.5" />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold leading-snug group-hover:underline">{category.name}</span>
              <span className="numbers block text-muted text-xs">
                {t('offers', { count: category.count, number: formatNumber(category.count, locale) })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
