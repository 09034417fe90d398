import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ChoicesSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { NoticeDays } from './requirements/notice-days.tsx'
import { RequirementsForm } from './requirements/requirements-form.tsx'

type Asked = ApiOutput<'GET /api/admin/seller-requirements'> & ApiOutput<'GET /api/admin/company-end-settings'>

const load: Load<Asked> = async ({ api: call, signal }) => {
  const [asked, ends] = await Promise.all([
    call('GET /api/admin/seller-requirements', { signal }),
    call('GET /api/admin/company-end-settings', { signal }),
  ])
  return { ...asked, ...ends }
}

export const clientLoader = privateLoader(load)
export { ChoicesSkeleton as HydrateFallback }

/** What a company has to bring before it may sell, and how long before the end it is told of it. */
export default function AdminRequirementsScreen() {
  const { requirements, noticeDays } = useLoaderData<typeof clientLoader>()
  return (
    <AdminFrame>
      <RequirementsForm kept={requirements} />
      <NoticeDays key={noticeDays} noticeDays={noticeDays} />
    </AdminFrame>
  )
}
