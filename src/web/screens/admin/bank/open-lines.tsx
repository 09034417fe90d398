import { useState } from 'react'
import type { BankLineView } from '../../../../domains/reconciliation/contract.ts'
import { moneyIn } from '../../../parts/reconciliation/money-in.ts'
import type { TextKey } from '../../../texts/registry.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'
import { DecideLine } from './decide-line.tsx'

/** Money that came, of which nobody knows what for. */
export function OpenLines({ lines }: { lines: readonly BankLineView[] }) {
  const t = useTexts('reconciliation')
  const locale = useLocale()
  const [chosen, setChosen] = useState<BankLineView>()
  if (lines.length === 0) return <p className="mt-2 text-muted text-sm">{t('openNone')}</p>
  return (
    <div className="mt-3">
      <Table
        stacks
        caption={t('openTitle')}
        rows={lines}
        rowKey={(line) => line.id}
        columns={[
          {
            key: 'title',
            head: t('columnTitle'),
            cell: (line) => (
              <>
                <span className="block break-words">{line.title || t('noWords')}</span>
                <span className="block break-words font-normal text-muted text-xs">
                  {[line.name, line.account].filter(Boolean).join(', ')}
                </span>
              </>
            ),
          },
          { key: 'day', head: t('day'), cell: (line) => line.bookedOn },
          { key: 'why', head: t('why'), cell: (line) => t(`line_${line.outcome}` as TextKey<'reconciliation'>) },
          {
            key: 'amount',
            head: t('amount'),
            figures: true,
            cell: (line) => moneyIn(line.amount, line.currency, locale),
          },
          {
            key: 'actions',
            head: <span className="sr-only">{t('actions')}</span>,
            actions: true,
            cell: (line) => (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('decideOf', { name: line.title || line.name })}
                onClick={() => setChosen(line)}
              >
                {t('decide')}
              </Button>
            ),
          },
        ]}
      />
      {chosen && <DecideLine key={chosen.id} line={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  )
}
