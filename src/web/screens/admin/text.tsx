import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { BackLink } from '../../parts/admin/back-link.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BeginDraft } from './text/begin-draft.tsx'
import { DraftEditor } from './text/draft-editor.tsx'
import { loadFile } from './text/load-file.ts'
import { VersionTable } from './text/version-table.tsx'

export const clientLoader = privateLoader(loadFile)
export { ListSkeleton as HydrateFallback }

/** One page: its versions, the draft in three languages beside each other, and publishing it. */
export default function AdminTextScreen() {
  const file = useLoaderData<typeof clientLoader>()
  const t = useTexts('pageTexts')
  const { page, draft, bindsSellers, noticeDays } = file
  // What somebody types is not thrown away by the answer to saving it; another draft is another form.
  const [begun, setBegun] = useState(0)
  return (
    <AdminFrame title={t(`page_${page}`)} before={<BackLink to="/admin/texts" text={t('pages')} />}>
      {bindsSellers && (
        <Notice className="mb-5 max-w-text" title={t('bindsSellers')}>
          {t('bindsSellersText', { days: noticeDays })}
        </Notice>
      )}
      <VersionTable page={page} versions={file.versions} next={file.next} />
      <h2 className="pt-8 pb-3 text-lg">{t('draft')}</h2>
      {draft ? (
        <DraftEditor key={`${page} ${begun}`} file={file} draft={draft} />
      ) : (
        <BeginDraft file={file} onBegun={() => setBegun(begun + 1)} />
      )}
    </AdminFrame>
  )
}
