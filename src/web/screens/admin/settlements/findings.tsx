import { useState } from 'react'
import type { FindingView } from '../../../../domains/reconciliation/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { moneyIn } from '../../../parts/reconciliation/money-in.ts'
import type { TextKey } from '../../../texts/registry.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { Table } from '../../../ui/table.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** What does not agree, with what to do about it. `compared`: whether there was anything to compare yet. */
export function Findings({ findings, compared }: { findings: readonly FindingView[]; compared: boolean }) {
  const t = useTexts('reconciliation')
  const locale = useLocale()
  const [chosen, setChosen] = useState<FindingView>()
  if (findings.length === 0)
    return <p className="mt-2 text-muted text-sm">{t(compared ? 'findingsNone' : 'nothingCompared')}</p>
  const sum = (amount: number | null, currency: string) =>
    amount === null ? t('nothing') : moneyIn(amount, currency, locale)
  return (
    <div className="mt-3">
      <Table
        stacks
        caption={t('findingsTitle')}
        rows={findings}
        rowKey={(one) => one.id}
        columns={[
          {
            key: 'kind',
            head: t('what'),
            cell: (one) => (
              <>
                <span className="block">{t(`finding_${one.kind}`)}</span>
                <span className="block font-normal text-muted text-xs">{t(`todo_${one.kind}`)}</span>
              </>
            ),
          },
          {
            key: 'provider',
            head: t('provider'),
            cell: (one) => (
              <>
                <span className="block">{t(`provider_${one.provider}` as TextKey<'reconciliation'>)}</span>
                <span className="block break-all text-muted text-xs">{one.externalId ?? one.paymentId}</span>
                <span className="block text-muted text-xs">
                  <Day at={one.day && `${one.day}T12:00:00Z`} />
                </span>
              </>
            ),
          },
          { key: 'ours', head: t('ours'), figures: true, named: true, cell: (one) => sum(one.expected, one.currency) },
          { key: 'theirs', head: t('theirs'), figures: true, named: true, cell: (one) => sum(one.found, one.currency) },
          {
            key: 'actions',
            head: <span className="sr-only">{t('actions')}</span>,
            actions: true,
            cell: (one) => (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('resolveOf', { name: `${t(`finding_${one.kind}`)}, ${one.externalId ?? one.paymentId}` })}
                onClick={() => setChosen(one)}
              >
                {t('resolve')}
              </Button>
            ),
          },
        ]}
      />
      {chosen && <Resolve key={chosen.id} finding={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  )
}

function Resolve({ finding, onClose }: { finding: FindingView; onClose: () => void }) {
  const t = useTexts('reconciliation')
  const { busy, run } = useAction()
  const [note, setNote] = useState('')
  const resolve = async () => {
    const call = { params: { id: finding.id }, body: { note } }
    if (await run(() => api('POST /api/admin/findings/{id}/resolve', call), t('resolved'))) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t(`finding_${finding.kind}`)}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void resolve()
        }}
      >
        <p className="text-sm">{t(`todo_${finding.kind}`)}</p>
        <TextField
          required
          label={t('resolveHow')}
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('resolve')}
        </Button>
      </form>
    </Dialog>
  )
}
