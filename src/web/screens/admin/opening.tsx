import { useLoaderData } from 'react-router'
import type { OpeningList } from '../../../domains/desk/opening/contract.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { TestMail } from '../../parts/admin/test-mail.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSettings } from '../../use-root.ts'
import { OpeningTable } from './opening/opening-table.tsx'

const load: Load<OpeningList> = ({ api, signal }) => api('GET /api/admin/opening', { signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** What the market needs before it opens for business. */
export default function AdminOpeningScreen() {
  const { items } = useLoaderData<typeof clientLoader>()
  const t = useTexts('desk')
  const left = items.filter(({ done }) => !done).length
  return (
    <AdminFrame>
      <p className="max-w-text pb-4 text-muted">{t('openingIntro')}</p>
      <Notice tone={left === 0 ? 'good' : 'warning'} className="mb-4">
        {left === 0 ? t('openingDone') : t('openingLeft', { count: left })}
      </Notice>
      {useSettings()?.sendsMail && <TestMail />}
      <OpeningTable items={items} />
    </AdminFrame>
  )
}
