import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ExportList } from '../../parts/data-exports/export-list.tsx'
import { useTexts } from '../../texts/use-texts.tsx'

const KEY = 'GET /api/admin/data-exports'
const load: Load<ApiOutput<typeof KEY>> = ({ api: read, signal }) => read(KEY, { signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** Everything the market owns, for leaving to another system. */
export default function AdminDataExportScreen() {
  const { exports } = useLoaderData<typeof clientLoader>()
  const t = useTexts('dataExports')
  return (
    <AdminFrame>
      <p className="max-w-text pb-5 text-muted">{t('marketIntro')}</p>
      <ExportList
        exports={exports}
        name="market"
        ask={() => api('POST /api/admin/data-exports')}
        fetchFile={(id) => api('GET /api/admin/data-exports/{id}/file', { params: { id } })}
      />
    </AdminFrame>
  )
}
