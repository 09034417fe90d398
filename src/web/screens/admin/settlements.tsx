import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Findings } from './settlements/findings.tsx'
import { Reports } from './settlements/reports.tsx'
import { SendSettlement } from './settlements/send-settlement.tsx'

type Settlements = {
  findings: ApiOutput<'GET /api/admin/findings'>
  files: ApiOutput<'GET /api/admin/settlements'>['files']
}

const load: Load<Settlements> = async ({ api, url, signal }) => {
  const asked = listQuery<'GET /api/admin/findings'>(url, 'before')
  const [findings, { files }] = await Promise.all([
    api('GET /api/admin/findings', { query: { ...asked.query, status: 'open' }, signal }),
    api('GET /api/admin/settlements', { signal }),
  ])
  return { findings, files }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Reports of payment providers, and every amount in which they and our books do not agree. */
export default function AdminSettlementsScreen() {
  const { findings, files } = useLoaderData<typeof clientLoader>()
  const t = useTexts('reconciliation')
  return (
    <AdminFrame>
      <SendSettlement />
      <section className="mt-8">
        <h2 className="text-lg">{t('findingsTitle')}</h2>
        <Findings findings={findings.findings} compared={files.length > 0} />
        <ListPages next={findings.next} />
      </section>
      <section className="mt-8">
        <h2 className="text-lg">{t('reportsTitle')}</h2>
        <Reports files={files} />
      </section>
    </AdminFrame>
  )
}
