import { Link } from 'react-router'
import type { Dashboard } from '../../../../domains/insights/contract.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What sells and is nearly gone. */
export function LowStock({ rows }: { rows: Dashboard['lowStock'] }) {
  const t = useTexts('fulfilment')
  const search = useCompanySearch()
  return (
    <Panel title={t('stockTitle')}>
      {rows.length === 0 ? (
        <p className="text-muted text-sm">{t('stockNone')}</p>
      ) : (
        <>
          <p className="pb-3 text-muted text-sm">{t('stockText')}</p>
          <ul className="-mb-3 divide-y divide-line border-line border-t text-sm">
            {rows.map((row) => (
              <li key={row.versionId} className="flex items-start justify-between gap-4 py-3">
                <span className="min-w-0">
                  <Link
                    to={{ pathname: `/products/${row.productId}/edit`, search }}
                    className="break-words font-medium hover:underline"
                  >
                    {row.title}
                  </Link>
                  {row.versionName && row.versionName !== row.title && (
                    <span className="block text-muted text-xs">{row.versionName}</span>
                  )}
                  <span className="numbers block text-muted text-xs">
                    {t('sold30')}: {row.sold}
                  </span>
                </span>
                <span className={row.quantity === 0 ? 'shrink-0 text-danger' : 'numbers shrink-0'}>
                  {row.quantity === 0 ? t('soldOut') : `${t('left')}: ${row.quantity}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
