import { useLoaderData } from 'react-router'
import { LINE_STATUSES } from '../../../domains/reconciliation/contract.ts'
import type { ApiInput, ApiOutput } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { useDownload } from '../../parts/files/use-download.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LineTable } from './bank-lines/line-table.tsx'

type Lines = ApiOutput<'GET /api/admin/bank-lines'> & {
  query: NonNullable<ApiInput<'GET /api/admin/bank-line-export'>['query']>
}
const FILTER = ['q', 'status', 'statement', 'from', 'to']

const load: Load<Lines> = async ({ api: call, url, signal }) => {
  const found = await call('GET /api/admin/bank-lines', {
    ...listQuery<'GET /api/admin/bank-lines'>(url, ...FILTER, 'before'),
    signal,
  })
  return { ...found, query: listQuery<'GET /api/admin/bank-line-export'>(url, ...FILTER).query ?? {} }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** All that the bank's statements said, and what became of each line. */
export default function AdminBankLinesScreen() {
  const { lines, next, query } = useLoaderData<typeof clientLoader>()
  const t = useTexts('reconciliation')
  const { busy, download } = useDownload()
  return (
    <ListFrame
      side={
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => void download(() => api('GET /api/admin/bank-line-export', { query }), 'bank-lines.csv')}
        >
          {t('linesCsv')}
        </Button>
      }
      count={lines.length}
      search={t('linesSearch')}
      hint={t('linesHint')}
      choices={[
        {
          name: 'status',
          label: t('linesStatus'),
          options: LINE_STATUSES.map((value) => ({ value, label: t(`status_${value}`) })),
        },
      ]}
      days
      keep={['statement']}
      next={next}
    >
      <LineTable lines={lines} />
    </ListFrame>
  )
}
