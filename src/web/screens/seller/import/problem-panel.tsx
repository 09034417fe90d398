import type { ImportProblem, ImportView } from '../../../parts/imports/import-types.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { fieldWords } from './field-words.ts'
import { type Severity, useProblems } from './use-problems.ts'

const TONES = { rejected: 'danger', warning: 'warning', note: 'neutral' } as const

/** Every row that was rejected, taken with a remark or told of by its title: where, what, why. */
export function ProblemPanel({ companyId, view }: { companyId: number; view: ImportView }) {
  const t = useTexts('imports')
  const locale = useLocale()
  const { found, severity, setSeverity, busy, more, download } = useProblems(companyId, view)
  const numbers = new Intl.NumberFormat(locale)
  const columns: Column<ImportProblem>[] = [
    {
      key: 'line',
      head: t('line'),
      cell: ({ line, severity: kind }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="numbers">
            <span className="@3xl:hidden">{t('line')} </span>
            {numbers.format(line)}
          </span>
          <Badge tone={TONES[kind]}>{t(`${kind}Row`)}</Badge>
        </span>
      ),
    },
    {
      key: 'column',
      head: t('column'),
      named: true,
      cell: ({ column, field }) => (
        <span className="break-words">{column ?? fieldWords(field, locale) ?? t('wholeRow')}</span>
      ),
    },
    {
      key: 'value',
      head: t('cell'),
      named: true,
      cell: ({ column, value }) =>
        column === null ? '–' : value ? <span className="line-clamp-3 break-all">{value}</span> : t('emptyCell'),
    },
    {
      key: 'reason',
      head: t('reason'),
      cell: ({ message }) => <span className="@max-3xl:block @max-3xl:w-full">{message}</span>,
    },
  ]
  return (
    <Panel title={t('problemsTitle')} aria-label={t('problemsTitle')}>
      <div className="flex flex-wrap items-end justify-between gap-4 pb-4">
        <SelectField
          className="w-full sm:w-64"
          label={t('problemsShow')}
          value={severity}
          options={(['all', 'rejected', 'warning', 'note'] as const).map((value) => ({
            value,
            label: t(`severity_${value}`),
          }))}
          onChange={({ target }) => setSeverity(target.value as Severity)}
        />
        <Button variant="secondary" busy={busy} onClick={() => void download()}>
          {t('reportCsv')}
        </Button>
      </div>
      {!found && <Skeleton className="h-48" />}
      {found?.problems.length === 0 && <p className="text-muted text-sm">{t('noProblems')}</p>}
      {found && found.problems.length > 0 && (
        <Table
          caption={t('problemsTitle')}
          stacks
          rows={found.problems.map((problem, index) => ({ ...problem, index }))}
          rowKey={({ index }) => index}
          columns={columns}
        />
      )}
      {found && found.problems.length > 0 && (
        <div className="flex flex-wrap items-center gap-4 pt-4">
          {found.next !== null && (
            <Button variant="secondary" busy={busy} onClick={() => void more()}>
              {t('more')}
            </Button>
          )}
          <p className="numbers text-muted text-sm" aria-live="polite">
            {t('shown', { count: numbers.format(found.problems.length) })}
          </p>
        </div>
      )}
    </Panel>
  )
}
