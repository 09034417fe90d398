import { useCallback } from 'react'
import { Link, useLocation } from 'react-router'
import type { LabelView } from '../../../../domains/labels/contract.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { ProgressBar } from '../../../parts/files/progress-bar.tsx'
import { type RefusedOrder, RefusedOrders } from '../../../parts/labels/refused-orders.tsx'
import { useLiveLabels } from '../../../parts/labels/use-live-labels.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { LabelTable } from './label-table.tsx'
import { ManyActions } from './many-actions.tsx'

type Found = ApiOutput<'GET /api/companies/{id}/label-batches/{batch}'>

/** Labels that were asked for together: how far they are, what failed and why first, and all of them as one file. */
export function BatchView({ company, batch, found }: { company: Mine; batch: string; found: Found }) {
  const t = useTexts('labels')
  const search = useCompanySearch()
  // Orders that got none stand in the history of the browser: they are told for as long as the page is open.
  const { refused } = (useLocation().state ?? {}) as { refused?: readonly RefusedOrder[] }
  const load = useCallback(
    (signal?: AbortSignal) =>
      api('GET /api/companies/{id}/label-batches/{batch}', {
        params: { id: company.id, batch },
        ...(signal && { signal }),
      }),
    [company.id, batch],
  )
  const [{ labels, print }, show] = useLiveLabels(found, load)
  const reload = () => void load().then(show, () => undefined)
  const sorted = labels.toSorted((a, b) => Number(isTrouble(b)) - Number(isTrouble(a)))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
        <h2 className="text-lg">{t('ofBatch')}</h2>
        <Link to={{ pathname: '/labels', search }} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('leaveBatch')}
        </Link>
      </div>
      {refused && refused.length > 0 && <RefusedOrders refused={refused} />}
      <Progress labels={labels} />
      <ManyActions company={company} labels={labels} print={print} onChanged={reload} />
      <LabelTable company={company} labels={sorted} print={print} onChanged={reload} />
    </>
  )
}

const isTrouble = ({ state, lacksFile }: LabelView) => state === 'failed' || state === 'uncertain' || lacksFile

function Progress({ labels }: { labels: readonly LabelView[] }) {
  const t = useTexts('labels')
  const done = labels.filter(({ canPrint }) => canPrint).length
  const failed = labels.filter(isTrouble).length
  const over = labels.filter(({ isWorking }) => !isWorking).length
  const words = t('progress', { done, all: labels.length })
  return (
    <div className="pb-4">
      <ProgressBar percent={(over / labels.length) * 100} label={t('ofBatch')} className="h-2 w-full max-w-md" />
      <p role="status" className="numbers pt-2 text-sm">
        {words}
        {failed > 0 && ` · ${t('progressFailed', { count: failed })}`}
      </p>
    </div>
  )
}
