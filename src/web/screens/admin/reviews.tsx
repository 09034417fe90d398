import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { ReportedItem } from './reviews/reported-item.tsx'

const KEY = 'GET /api/admin/reviews'

const load: Load<ApiOutput<typeof KEY>> = ({ api, url, signal }) =>
  api(KEY, { ...listQuery<typeof KEY>(url, 'hidden', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** What people reported: hidden, or kept; and what is hidden. */
export default function AdminReviewsScreen() {
  const { reviews, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('reviewWork')
  const [chosen] = useSearchParams()
  const isHidden = chosen.get('hidden') === 'true'
  return (
    <AdminFrame>
      <p className="max-w-3xl text-muted text-sm">{t('adminText')}</p>
      <nav aria-label={t('show')} className="flex gap-6 text-sm">
        {[false, true].map((hidden) => (
          <Link
            key={String(hidden)}
            to={hidden ? '?hidden=true' : '?'}
            aria-current={isHidden === hidden ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            {t(hidden ? 'showHidden' : 'showReported')}
          </Link>
        ))}
      </nav>
      {reviews.length === 0 && <p className="py-6 text-muted">{t('noneReported')}</p>}
      <div className="max-w-3xl">
        {reviews.map((review) => (
          <ReportedItem key={review.id} review={review} />
        ))}
      </div>
      <ListPages next={next} />
    </AdminFrame>
  )
}
