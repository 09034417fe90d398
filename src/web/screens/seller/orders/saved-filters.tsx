import { BookmarkPlus, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { SavedFilter } from '../../../../domains/fulfilment/saved-filters/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { FILTER_NAMES } from '../../../parts/fulfilment/load-orders.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SaveFilterDialog } from './save-filter-dialog.tsx'

type Props = { companyId: number; filters: readonly SavedFilter[] }

/** What the person looks for again and again, each a link; what is chosen now can be kept. */
export function SavedFilters({ companyId, filters }: Props) {
  const t = useTexts('savedFilters')
  const [chosen] = useSearchParams()
  const { busy, run } = useAction()
  const [saving, setSaving] = useState(false)
  const company = chosen.get('company')
  const present = Object.fromEntries(FILTER_NAMES.map((name) => [name, chosen.get(name) || undefined]))
  const isPresent = ({ filter }: SavedFilter) => FILTER_NAMES.every((name) => filter[name] === present[name])
  const address = ({ filter }: SavedFilter) => {
    const names = FILTER_NAMES.map((name) => [name, filter[name] ?? ''])
    return `?${new URLSearchParams([['company', company ?? ''], ...names].filter(([, value]) => value))}`
  }
  const canSave = FILTER_NAMES.some((name) => name !== 'tab' && present[name]) && !filters.some(isPresent)
  if (filters.length === 0 && !canSave) return null
  return (
    <div className="flex flex-wrap items-center gap-2 pt-4">
      {filters.length > 0 && (
        <nav aria-label={t('title')} className="min-w-0 max-w-full">
          <ul className="flex flex-wrap gap-2">
            {filters.map((one) => (
              <li key={one.id} className="flex max-w-full items-center rounded-md border border-line bg-surface">
                <Link
                  to={address(one)}
                  aria-current={isPresent(one) ? 'true' : undefined}
                  className="inline-flex min-h-11 min-w-0 items-center px-3 text-sm hover:underline aria-[current]:font-semibold"
                >
                  <span className="truncate">{one.name}</span>
                </Link>
                <button
                  type="button"
                  disabled={busy}
                  aria-label={t('drop', { name: one.name })}
                  title={t('drop', { name: one.name })}
                  onClick={() => {
                    const params = { id: companyId, filter: one.id }
                    void run(() => api('DELETE /api/companies/{id}/order-filters/{filter}', { params }), t('dropped'))
                  }}
                  className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
                >
                  <X className="size-4" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {canSave && (
        <Button variant="secondary" onClick={() => setSaving(true)}>
          <BookmarkPlus className="size-4" aria-hidden="true" />
          {t('save')}
        </Button>
      )}
      {saving && <SaveFilterDialog companyId={companyId} onClose={() => setSaving(false)} />}
    </div>
  )
}
