import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import type { SearchPage } from '../../../../domains/search/contract.ts'
import type { Locale } from '../../../../values/locale.ts'
import { formatNumber } from '../../../parts/categories/attribute-text.ts'
import type { Translate } from '../../../texts/registry.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { listPath } from './list-address.ts'

type Props = { list: SearchPage; locale: Locale; t: Translate<'catalog'> }

/** Nothing found: why, and what would find something, nearest first. */
export function EmptyResult({ list, locale, t }: Props) {
  const ways = list.alternatives
  const { saysNothing } = list.understood
  return (
    <EmptyState
      icon={<SearchX className="size-10" aria-hidden="true" />}
      title={t(saysNothing ? 'saysNothing' : 'emptyTitle')}
      text={saysNothing ? undefined : t(ways.length ? 'emptyText' : 'emptyPlain')}
      actions={
        ways.length ? (
          <ul className="grid w-full gap-2 text-left">
            {ways.map((way) => (
              <li key={way.href}>
                <Link
                  to={way.href.startsWith('/') ? way.href : listPath(new URLSearchParams(way.href))}
                  className="flex min-h-12 items-center justify-between gap-4 rounded-md border border-line bg-surface px-4 py-2 hover:border-ink"
                >
                  <span>{way.label}</span>
                  <span className="numbers whitespace-nowrap text-muted text-sm">
                    {t('offers', { count: way.count, number: formatNumber(way.count, locale) })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <LinkButton to="/listcategory" variant="secondary">
            {t('listTitle')}
          </LinkButton>
        )
      }
    />
  )
}
