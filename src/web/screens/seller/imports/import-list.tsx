import { Link, useSearchParams } from 'react-router'
import { dateFormat } from '../../../../values/dates.ts'
import { type ImportSummary, isBusy } from '../../../parts/imports/import-types.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'
import { ImportStatusBadge } from './import-status.tsx'

/** Earlier imports, the newest first. */
export function ImportList({ imports, next }: { imports: readonly ImportSummary[]; next: number | null }) {
  const t = useTexts('imports')
  const locale = useLocale()
  const [chosen] = useSearchParams()
  const older = chosen.has('before')
  const company = chosen.get('company')
  const when = (at: string) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  const numbers = new Intl.NumberFormat(locale)
  const outcome = ({ status, progress }: ImportSummary) => {
    if (status === 'ready' || status === 'checking') return '–'
    if (isBusy({ status })) return t('percent', { percent: Math.floor(progress.share * 100) })
    const [created, updated, rejected] = [progress.created, progress.updated, progress.rejected].map((count) =>
      numbers.format(count),
    )
    return t('shortResult', { created: created ?? '', updated: updated ?? '', rejected: rejected ?? '' })
  }
  if (imports.length === 0 && !older) return <p className="text-muted text-sm">{t('listEmpty')}</p>
  return (
    <>
      <p className="pb-3 text-muted text-sm">{t('listKept')}</p>
      <Table
        caption={t('listTitle')}
        stacks
        rows={imports}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'file',
            head: t('file'),
            cell: ({ id, name }) => (
              <Link
                to={`/imports/${id}${company ? `?company=${company}` : ''}`}
                className="inline-flex min-h-8 items-center break-all text-accent underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            ),
          },
          { key: 'status', head: t('status'), cell: ({ status }) => <ImportStatusBadge status={status} /> },
          { key: 'result', head: t('result'), cell: (row) => <span className="numbers">{outcome(row)}</span> },
          {
            key: 'sentAt',
            head: t('sentAt'),
            cell: ({ createdAt }) => <span className="text-muted">{when(createdAt)}</span>,
          },
          { key: 'by', head: t('by'), from: 'lg', cell: ({ by }) => by ?? t('byProgram') },
        ]}
      />
      <ListPages next={next} param="before" />
    </>
  )
}
