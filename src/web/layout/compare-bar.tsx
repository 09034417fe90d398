import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { compareList, useCompareList } from '../session/compare-list.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** Stands at the bottom while something is chosen for comparing. */
export function CompareBar() {
  const t = useTexts('shell')
  const ids = useCompareList()
  const { pathname } = useLocation()
  const busy = pathname.startsWith('/cart') || pathname.startsWith('/pay') || pathname.startsWith('/compare')
  if (ids.length === 0 || busy) return null
  return (
    <section aria-label={t('compare')} className="border-line border-t bg-surface">
      <div className="page-width flex items-center justify-between gap-2 py-2">
        <p className="min-w-0 text-sm leading-tight font-medium">{t('compareCount', { count: ids.length })}</p>
        <div className="flex shrink-0 gap-1 sm:gap-2">
          <Button variant="quiet" size="sm" onClick={compareList.clear} className="px-2.5!">
            <X className="size-4 sm:hidden" aria-hidden="true" />
            <span className="sr-only sm:not-sr-only">{t('compareClear')}</span>
          </Button>
          <LinkButton to={`/compare?ids=${ids.join(',')}`} size="sm">
            {t('compareNow')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
