import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { SearchPage } from '../../../../domains/search/contract.ts'
import type { Translate } from '../../../texts/registry.ts'
import { Notice } from '../../../ui/notice.tsx'
import { listPath } from './list-address.ts'

type Props = { list: SearchPage; params: URLSearchParams; t: Translate<'catalog'> }

/** How the words were read: what was searched instead, what was left out, and every condition with its way out. */
export function ActiveFilters({ list, params, t }: Props) {
  const { q, text, didYouMean, droppedWords, unreadCurrencies, needs } = list.understood
  const readWords = list.filters.some((filter) => filter.fromText)
  const literal = new URLSearchParams({ q, literal: '1' })
  const bare = new URLSearchParams(params.get('sort') ? { sort: params.get('sort') ?? '' } : {})
  const category = params.get('category')
  if (category) bare.set('category', category)
  // The category of the page stands in its heading and in the way to it.
  const shown = list.filters.filter((filter) => filter.key !== 'category' || filter.fromText)
  if (text && !list.filters.some((filter) => filter.fromText)) bare.set('q', text)
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {didYouMean && !didYouMean.applied && (
        <p className="text-sm">
          {t('didYouMean')}{' '}
          <Link to={listPath(new URLSearchParams({ q: didYouMean.text }))} className="text-link font-semibold">
            {didYouMean.text}
          </Link>
          ?
        </p>
      )}
      {didYouMean?.applied && <Notice>{t('corrected', { q, text: didYouMean.text })}</Notice>}
      {droppedWords.length > 0 && <Notice tone="warning">{t('dropped', { words: droppedWords.join(', ') })}</Notice>}
      {needs.map(({ words, wishes }) => (
        <Notice key={words}>{t('needs', { words, wishes: wishes.join('; ') })}</Notice>
      ))}
      {unreadCurrencies.length > 0 && (
        <Notice tone="warning">{t('unreadCurrency', { currencies: unreadCurrencies.join(', ') })}</Notice>
      )}
      {shown.length > 0 && (
        <section aria-label={t('activeFilters')} className="flex flex-wrap items-center gap-2">
          {shown.map((filter) => (
            <Link
              key={filter.key + filter.label}
              to={listPath(new URLSearchParams(filter.without))}
              rel="nofollow"
              aria-label={t('removeFilter', { name: filter.name, label: filter.label })}
              title={filter.fromText ? t('fromText') : undefined}
              className="group/chip inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge bg-surface py-1 pr-2 pl-3 text-sm hover:border-danger hover:text-danger"
            >
              <span>
                <span className="text-muted group-hover/chip:text-danger">{filter.name}: </span>
                {filter.label}
              </span>
              <X className="size-4" aria-hidden="true" />
            </Link>
          ))}
          {shown.length > 1 && (
            <Link
              to={listPath(bare)}
              rel="nofollow"
              className="inline-flex min-h-9 items-center px-2 text-link text-sm"
            >
              {t('clearAll')}
            </Link>
          )}
          {readWords && (
            <Link
              to={listPath(literal)}
              rel="nofollow"
              className="inline-flex min-h-9 items-center px-2 text-muted text-sm underline underline-offset-4 hover:text-ink"
            >
              {t('literal', { q })}
            </Link>
          )}
        </section>
      )}
    </div>
  )
}
