import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Lists } from './points/lists.tsx'
import { LoadFile } from './points/load-file.tsx'

const load: Load<ApiOutput<'GET /api/admin/pickup-points'>> = ({ api, signal }) =>
  api('GET /api/admin/pickup-points', { signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Pickup points that buyers can choose: where they come from, how new they are, and a file for those of a carrier without a list. */
export default function AdminPointsScreen() {
  const { lists } = useLoaderData<typeof clientLoader>()
  const t = useTexts('pointLists')
  const carriers = lists.flatMap(({ carrier, from }) => (from === 'file' ? carrier : []))
  return (
    <AdminFrame>
      <div className="flex flex-col gap-8">
        <p className="max-w-text text-muted">{t('intro')}</p>
        <Lists lists={lists} />
        {carriers.length > 0 && <LoadFile carriers={carriers} />}
      </div>
    </AdminFrame>
  )
}
