import { Link, useLoaderData } from 'react-router'
import { pickText } from '../../../values/locale.ts'
import type { ApiOutput } from '../../api-client.ts'
import { api as browserApi } from '../../browser-api.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useAction } from '../../parts/forms/use-action.ts'
import { When } from '../../parts/lists/when.tsx'
import { RecallWords } from '../../parts/product-safety/recall-words.tsx'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'

const KEY = 'GET /api/admin/recalls/{id}'
const load: Load<ApiOutput<typeof KEY>> = ({ api, params, signal }) =>
  api(KEY, { params: { id: params.id ?? '' }, signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** A recall as everybody reads it, whom it was told, and its end. */
export default function AdminRecallScreen() {
  const recall = useLoaderData<typeof clientLoader>()
  const t = useTexts('productSafety')
  const locale = useLocale()
  const { busy, run } = useAction()
  const params = { id: recall.id }
  return (
    <AdminFrame title={pickText(recall.title, locale)}>
      <div className="max-w-3xl">
        <RecallWords recall={recall} />
        <h2 className="mt-6 mb-2 text-xl">{t('progress')}</h2>
        <Facts
          items={[
            { name: t('progress'), value: t(`step_${recall.step}`) },
            { name: t('source'), value: t(`source_${recall.source}`) },
            { name: t('provision'), value: recall.provision },
            { name: t('receivedAt'), value: <When at={recall.receivedAt} /> },
            {
              name: t('dueBy'),
              value: (
                <>
                  <When at={recall.dueAt} /> {recall.late && t('late')}
                </>
              ),
            },
            { name: t('offersCount'), value: recall.offers },
            { name: t('sellersCount'), value: recall.sellers },
            { name: t('buyersCount'), value: recall.buyers },
          ]}
        />
        <Link to={`/recalls#r${recall.id}`} className="mt-4 inline-flex min-h-11 items-center text-link">
          {t('readRecalls')}
        </Link>
        {recall.endedAt === null && (
          <div className="mt-4">
            <p className="max-w-text text-muted text-sm">{t('endText')}</p>
            <Button
              variant="secondary"
              busy={busy}
              className="mt-3"
              onClick={() => void run(() => browserApi('POST /api/admin/recalls/{id}/end', { params }), t('endedNow'))}
            >
              {t('end')}
            </Button>
          </div>
        )}
      </div>
    </AdminFrame>
  )
}
