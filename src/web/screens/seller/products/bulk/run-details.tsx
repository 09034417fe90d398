import { useEffect, useState } from 'react'
import type { BulkRun, BulkRunRow } from '../../../../../domains/product-list/contract.ts'
import { api } from '../../../../browser-api.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Table } from '../../../../ui/table.tsx'
import { useChangeWords } from './change-words.ts'
import { FactsText } from './facts-text.tsx'
import { refusalText } from './refusal-text.ts'

type Outcome = 'changed' | 'refused' | 'undone' | 'skipped'
type Props = { companyId: number; run: BulkRun; onClose: () => void }
type Read = { rows: BulkRunRow[]; next: number | null }

const left = ({ changed, undone, skipped }: BulkRun) => changed - undone - skipped

/** What a change of many did to each product. */
export function RunDetails({ companyId, run, onClose }: Props) {
  const t = useTexts('productList')
  const changeWords = useChangeWords()
  const locale = useLocale()
  const counts: Record<Outcome, number> = {
    ...{ changed: left(run), refused: run.refused, undone: run.undone, skipped: run.skipped },
  }
  const outcomes = (Object.keys(counts) as Outcome[]).filter((one) => counts[one] > 0)
  const [outcome, setOutcome] = useState<Outcome>(counts.skipped > 0 ? 'skipped' : (outcomes[0] ?? 'changed'))
  const [after, setAfter] = useState<number | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    const asked = new AbortController()
    const query = { outcome, ...(after !== null && { after }) }
    api('GET /api/companies/{id}/bulk-runs/{runId}', {
      params: { id: companyId, runId: run.id },
      query,
      signal: asked.signal,
    }).then(
      ({ rows, next }) =>
        setRead((known) => ({ rows: after === null ? rows : [...(known?.rows ?? []), ...rows], next })),
      (error: unknown) => asked.signal.aborted || showFailure(error, locale),
    )
    return () => asked.abort()
  }, [companyId, run.id, outcome, after, locale])
  const choose = (value: string) => {
    setRead(null)
    setAfter(null)
    setOutcome(value as Outcome)
  }
  return (
    <Dialog open onClose={onClose} title={changeWords(run.change)}>
      <div className="flex flex-col gap-4">
        <SelectField
          className="max-w-72"
          label={t('outcome')}
          value={outcome}
          options={outcomes.map((value) => ({ value, label: `${t(`outcome_${value}`)} (${counts[value]})` }))}
          onChange={({ target }) => choose(target.value)}
        />
        {!read && <Skeleton className="h-40" />}
        {read?.rows.length === 0 && <p className="text-muted text-sm">{t('noRows')}</p>}
        {read && read.rows.length > 0 && <Rows rows={read.rows} />}
        {read?.next && (
          <Button variant="secondary" onClick={() => setAfter(read.next)}>
            {t('next')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Rows({ rows }: { rows: readonly BulkRunRow[] }) {
  const t = useTexts('productList')
  return (
    <Table
      caption={t('details')}
      rows={rows}
      rowKey={(row) => row.productId}
      columns={[
        {
          key: 'product',
          head: t('product'),
          cell: ({ productId, title, reason, after }) => (
            <>
              <span className="block">{title ?? t('gone', { id: productId })}</span>
              {reason && <span className="block font-normal text-muted">{refusalText(t, reason, after?.missing)}</span>}
            </>
          ),
        },
        { key: 'before', head: t('before'), cell: (row) => <FactsText facts={row.before} currency={row.currency} /> },
        {
          key: 'after',
          head: t('after'),
          cell: (row) => row.before && <FactsText facts={row.after} currency={row.currency} />,
        },
      ]}
    />
  )
}
