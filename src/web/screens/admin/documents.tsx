import { Link, useLoaderData } from 'react-router'
import { KSEF_FILTERS, LISTED_KINDS } from '../../../domains/documents/admin/contract.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DocumentTable } from './documents/document-table.tsx'
import { ExportDocuments } from './documents/export-documents.tsx'

type Documents = ApiOutput<'GET /api/admin/documents'>

const load: Load<Documents> = ({ api, url, signal }) =>
  api('GET /api/admin/documents', {
    ...listQuery<'GET /api/admin/documents'>(url, 'q', 'kind', 'ksef', 'after'),
    signal,
  })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** All documents of the market, and what KSeF did not take. */
export default function AdminDocumentsScreen() {
  const { documents, next, refused } = useLoaderData<typeof clientLoader>()
  const t = useTexts('documentList')
  const names = useTexts('documents')
  return (
    <ListFrame
      side={<ExportDocuments />}
      before={
        refused > 0 && (
          <Notice tone="warning" title={t('refused', { count: refused })} className="mb-4">
            {t('refusedText')}{' '}
            <Link to="?ksef=refused" className="text-link">
              {t('refusedShow')}
            </Link>
          </Notice>
        )
      }
      count={documents.length}
      search={t('search')}
      hint={t('searchHint')}
      choices={[
        {
          name: 'kind',
          label: t('kind'),
          options: LISTED_KINDS.map((value) => ({
            value,
            label: names(value === 'uploaded' ? 'uploaded' : `kind_${value}`),
          })),
        },
        {
          name: 'ksef',
          label: t('ksef'),
          options: KSEF_FILTERS.map((value) => ({ value, label: t(`ksefIs_${value}`) })),
        },
      ]}
      next={next}
    >
      <DocumentTable documents={documents} />
    </ListFrame>
  )
}
