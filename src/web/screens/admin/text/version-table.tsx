import { Link } from 'react-router'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { Day } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'
import type { TextFile } from './load-file.ts'

const TONES = { planned: 'accent', inForce: 'good', past: 'neutral' } as const

/** What was published of a page: planned, in force, past. */
export function VersionTable({ page, versions, next }: Pick<TextFile, 'page' | 'versions' | 'next'>) {
  const t = useTexts('pageTexts')
  if (versions.length === 0) return <p className="text-muted">{t('noVersions')}</p>
  return (
    <>
      <Table
        stacks
        caption={t('versions')}
        rows={versions}
        rowKey={({ number }) => number}
        columns={[
          {
            key: 'number',
            head: t('versions'),
            cell: ({ number, changes, exception }) => (
              <>
                <Link to={`/${page}?version=${number}`} className="inline-flex min-h-11 items-center text-link">
                  {t('version', { number })}
                </Link>
                {changes && <span className="block whitespace-pre-line font-normal text-muted text-xs">{changes}</span>}
                {exception && (
                  <span className="block font-normal text-muted text-xs">
                    {t(`ground_${exception.ground}`)}: {exception.reason}
                  </span>
                )}
              </>
            ),
          },
          {
            key: 'state',
            head: t('standing'),
            cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>,
          },
          { key: 'from', head: t('from'), named: true, cell: ({ from }) => <Day at={from} /> },
          { key: 'until', head: t('until'), named: true, cell: ({ until }) => <Day at={until} /> },
          {
            key: 'languages',
            head: t('languages'),
            named: true,
            cell: ({ languages }) => languages.map((one) => one.slice(0, 2)).join(', '),
          },
          {
            key: 'told',
            head: t('told'),
            named: true,
            cell: ({ told }) =>
              told ? (
                t(told.done ? 'toldAll' : 'toldSome', { count: told.companies })
              ) : (
                <span className="text-muted">–</span>
              ),
          },
        ]}
      />
      <ListPages next={next} />
    </>
  )
}
