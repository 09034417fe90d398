import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useCompanySearch } from '../../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Scanned } from './use-many.ts'

/** What was scanned, the last one on top, and what came of it. */
export function ScannedList({ scanned, onRemove }: { scanned: readonly Scanned[]; onRemove: (id: string) => void }) {
  const t = useTexts('bench')
  const search = useCompanySearch()
  const company = new URLSearchParams(search).get('company')
  if (scanned.length === 0) return null
  return (
    <ul aria-label={t('scannedList')} className="mt-4 divide-y divide-line border-line border-t">
      {scanned.map(({ id, arrival, outcome }) => (
        <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
          <span className="text-muted">
            {arrival.number?.kind === 'imei' ? 'IMEI' : t(arrival.number ? 'serial' : 'passportCode')}
          </span>
          <span className="numbers wrap-anywhere min-w-0 flex-1 font-medium">{id}</span>
          {outcome?.is === 'received' ? (
            <>
              <Badge tone="good">{t(outcome.continued ? 'continued' : 'received')}</Badge>
              <Link
                to={`/bench?${new URLSearchParams({ ...(company && { company }), unit: outcome.code })}`}
                reloadDocument
                className="text-link"
                aria-label={t('testOf', { number: id })}
              >
                {t('test')}
              </Link>
            </>
          ) : (
            <IconButton label={t('removeScan', { number: id })} onClick={() => onRemove(id)}>
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          )}
          {outcome?.is === 'refused' && <p className="basis-full text-danger">{outcome.message}</p>}
        </li>
      ))}
    </ul>
  )
}
