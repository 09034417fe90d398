import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { ProductListPage } from '../../../../../domains/product-list/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { withValues } from '../load-products.ts'

/** Back and forth through the list. */
export function ListPages({ previous, next }: Pick<ProductListPage, 'previous' | 'next'>) {
  const t = useTexts('productList')
  const [search] = useSearchParams()
  if (!previous && !next) return null
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap justify-center gap-3">
      {previous && (
        <LinkButton variant="secondary" rel="prev" to={withValues(search, { before: previous })}>
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('previous')}
        </LinkButton>
      )}
      {next && (
        <LinkButton variant="secondary" rel="next" to={withValues(search, { after: next })}>
          {t('next')}
          <ChevronRight className="size-4" aria-hidden="true" />
        </LinkButton>
      )}
    </nav>
  )
}
