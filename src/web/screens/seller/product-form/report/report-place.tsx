import { ClipboardCheck } from 'lucide-react'
import { Suspense } from 'react'
import { marketDay } from '../../../../../values/days.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { lazyPart, NotFetched } from '../../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useOffer, useOfferTools } from '../offer-tools.ts'

const ReportFields = lazyPart(() => import('./report-fields.tsx'), NotFetched)

/** What was checked: its fields come with the first report. */
export function ReportPlace() {
  const t = useTexts('offer')
  const r = useTexts('offerReport')
  const { store } = useOfferTools()
  const has = useOffer(({ draft }) => Boolean(draft.report))
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t('report')}</legend>
      <p className="mb-2 text-muted text-xs">{r('reportHint')}</p>
      {has ? (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <ReportFields />
        </Suspense>
      ) : (
        <Button
          variant="secondary"
          name="report"
          onClick={() => store.change({ report: { by: '', day: marketDay(new Date()), note: '', results: {} } })}
        >
          <ClipboardCheck className="size-4" aria-hidden="true" />
          {r('reportAdd')}
        </Button>
      )}
    </fieldset>
  )
}
