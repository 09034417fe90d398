import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { OriginTasks } from '../../parts/origins/origin-tasks.tsx'
import { RepairsFile } from '../../parts/origins/repairs-file.tsx'
import { useTexts } from '../../texts/use-texts.tsx'

const KEY = 'GET /api/admin/origin-requests'

const load: Load<ApiOutput<typeof KEY>> = ({ api: ask, url, signal }) =>
  ask(KEY, { ...listQuery<typeof KEY>(url, 'open', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Questions who stands behind a product, of all companies, and the record of repairs. */
export default function AdminOriginsScreen() {
  const { requests, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('productSafety')
  const isOpen = useSearchParams()[0].get('open') === 'yes'
  return (
    <AdminFrame>
      <p className="max-w-text text-muted">{t('originAdminIntro')}</p>
      <p>
        <Link
          to={isOpen ? '/admin/origin-requests' : '/admin/origin-requests?open=yes'}
          className="inline-flex min-h-11 items-center text-link"
        >
          {t(isOpen ? 'originAll' : 'originOpenOnly')}
        </Link>
      </p>
      <OriginTasks
        requests={requests}
        send={({ id: requestId }, body) =>
          api('PUT /api/admin/origin-requests/{requestId}', { params: { requestId }, body })
        }
      />
      <ListPages next={next} />
      <RepairsFile get={(query) => api('GET /api/admin/unit-repairs', { query })} />
    </AdminFrame>
  )
}
