import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { CASH_FINDING_STATUSES, type CashFindingView } from '../../../../domains/cash-on-delivery/contract.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { Day } from '../../../parts/lists/when.tsx'
import { moneyIn } from '../../../parts/reconciliation/money-in.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import { FindingsBar } from './findings-bar.tsx'
import type { Loaded } from './load-cash.ts'

type Props = { companyId: number; findings: Loaded['findings']; hasReports: boolean }

/** What does not agree, with what to do about it. `hasReports`: whether there was anything to compare yet. */
export function Findings({ companyId, findings: { findings, next }, hasReports }: Props) {
  const t = useTexts('cashOnDelivery')
  const locale = useLocale()
  const [address] = useSearchParams()
  const [chosen, setChosen] = useState<CashFindingView>()
  const status = CASH_FINDING_STATUSES.find((one) => one === address.get('status')) ?? 'open'
  const nothing = status !== 'open' ? t('shownNone') : t(hasReports ? 'findingsNone' : 'reportsNone')
  return (
    <section>
      <h2 className="text-lg">{t('findingsTitle')}</h2>
      <FindingsBar companyId={companyId} status={status} />
      {findings.length === 0 ? (
        <p className="pt-3 text-muted text-sm">{nothing}</p>
      ) : (
        <div className="pt-3">
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
                    <span className="block font-normal text-muted text-xs">{one.note ?? t(`todo_${one.kind}`)}</span>
                  </>
                ),
              },
              { key: 'where', head: t('where'), cell: (one) => <Where {...one} /> },
              { key: 'at', head: t('foundAt'), from: 'lg', cell: (one) => <Day at={one.foundAt} /> },
              {
                key: 'expected',
                head: t('expected'),
                figures: true,
                named: true,
                cell: (one) => moneyIn(one.expected, one.currency, locale),
              },
              {
                key: 'found',
                head: t('reported'),
                figures: true,
                named: true,
                cell: (one) => moneyIn(one.found, one.currency, locale),
              },
              {
                key: 'difference',
                head: t('difference'),
                figures: true,
                named: true,
                cell: (one) => moneyIn(one.expected - one.found, one.currency, locale),
              },
              {
                key: 'actions',
                head: <span className="sr-only">{t('actions')}</span>,
                actions: true,
                cell: (one) =>
                  one.status === 'open' && (
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={t('explainOf', {
                        name: `${t(`finding_${one.kind}`)}, ${one.orderNumber ?? one.number}`,
                      })}
                      onClick={() => setChosen(one)}
                    >
                      {t('explain')}
                    </Button>
                  ),
              },
            ]}
          />
          <ListPages next={next} param="finding" />
        </div>
      )}
      {chosen && (
        <ExplainDialog key={chosen.id} companyId={companyId} finding={chosen} onClose={() => setChosen(undefined)} />
      )}
    </section>
  )
}

function Where({ orderNumber, number }: CashFindingView) {
  return (
    <>
      {orderNumber && (
        <Link to={`/orders/${orderNumber}`} className="numbers block text-link">
          {orderNumber}
        </Link>
      )}
      {number && <span className="numbers block break-all text-muted text-xs">{number}</span>}
    </>
  )
}
