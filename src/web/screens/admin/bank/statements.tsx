import type { StatementView } from '../../../../domains/reconciliation/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

/** Statements that were imported, the newest first. */
export function Statements({ statements }: { statements: readonly StatementView[] }) {
  const t = useTexts('reconciliation')
  if (statements.length === 0) return <p className="mt-2 text-muted text-sm">{t('statementsNone')}</p>
  return (
    <div className="mt-3">
      <Table
        stacks
        caption={t('statementsTitle')}
        rows={statements}
        rowKey={(one) => one.id}
        columns={[
          { key: 'name', head: t('file'), cell: (one) => <span className="break-all">{one.name}</span> },
          { key: 'at', head: t('importedAt'), cell: (one) => <When at={one.importedAt} /> },
          { key: 'lines', head: t('lines'), figures: true, named: true, cell: (one) => one.lines },
          { key: 'repeated', head: t('repeated'), figures: true, named: true, cell: (one) => one.repeated },
          { key: 'alike', head: t('alike'), figures: true, named: true, cell: (one) => one.alike },
          { key: 'open', head: t('open'), figures: true, named: true, cell: (one) => one.open },
        ]}
      />
      {statements.some(({ alike }) => alike > 0) && <p className="mt-2 text-muted text-sm">{t('alikeText')}</p>}
    </div>
  )
}
