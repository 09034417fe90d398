import { useLoaderData } from 'react-router'
import type { MaintenanceView } from '../../../domains/desk/maintenance/contract.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SwitchForm } from './maintenance/switch-form.tsx'

const load: Load<MaintenanceView> = ({ api, signal }) => api('GET /api/admin/maintenance', { signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** Closes the market to visitors, and opens it again. */
export default function AdminMaintenanceScreen() {
  const switched = useLoaderData<typeof clientLoader>()
  const t = useTexts('desk')
  return (
    <AdminFrame>
      <p className="max-w-text pb-4 text-muted">{t('maintenanceIntro')}</p>
      <Notice tone={switched.on ? 'danger' : 'good'} className="mb-6" live>
        {t(switched.on ? 'maintenanceOn' : 'maintenanceOff')}
      </Notice>
      <SwitchForm key={JSON.stringify(switched)} switched={switched} />
    </AdminFrame>
  )
}
