import { Download } from 'lucide-react'
import { Link } from 'react-router'
import type { ApiOutput } from '../../../../api-client.ts'
import { api } from '../../../../browser-api.ts'
import { useDownload } from '../../../../parts/files/use-download.ts'
import { carrierName } from '../../../../parts/fulfilment/carrier-name.ts'
import { Day } from '../../../../parts/lists/when.tsx'
import { moneyIn } from '../../../../parts/reconciliation/money-in.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'

type Cash = ApiOutput<'GET /api/admin/companies/{id}/cash-on-delivery'>

/** Every amount in which a carrier's report and an order do not agree, the newest here and all of them as a file. */
export function CashFindings({ companyId, cash: { open, findings } }: { companyId: number; cash: Cash }) {
  const t = useTexts('cashOnDelivery')
  const locale = useLocale()
  const { busy, download } = useDownload()
  const count = open.reduce((sum, one) => sum + one.count, 0)
  const take = () => {
    const params = { id: companyId }
    return download(() => api('GET /api/admin/companies/{id}/cash-finding-export', { params }), 'cash-on-delivery.csv')
  }
  return (
    <section aria-label={t('findingsTitle')} className="border-line border-t pt-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{t('findingsTitle')}</h3>
        <Button size="sm" variant="secondary" className="touch-area" busy={busy} onClick={() => void take()}>
          <Download className="size-4" aria-hidden="true" />
          {t('export')}
        </Button>
      </div>
      {open.length === 0 && <p className="pt-1 text-muted">{t('findingsNone')}</p>}
      {open.map((one) => (
        <p key={one.currency} className="numbers pt-1">
          {t('openSum', { count: one.count, sum: moneyIn(one.difference, one.currency, locale) })}
        </p>
      ))}
      <ul className="divide-y divide-line pt-2">
        {findings.map((one) => (
          <Finding key={one.id} one={one} />
        ))}
      </ul>
      {count > findings.length && <p className="pt-1 text-muted">{t('newestOf', { count: findings.length })}</p>}
    </section>
  )
}

function Finding({ one }: { one: Cash['findings'][number] }) {
  const t = useTexts('cashOnDelivery')
  const names = useTexts('fulfilment')
  const locale = useLocale()
  const money = (amount: number) => moneyIn(amount, one.currency, locale)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
      <div className="wrap-anywhere min-w-0">
        <p>{t(`finding_${one.kind}`)}</p>
        <p className="text-muted">
          <Day at={one.foundAt} /> · {carrierName(names, one.carrier)} ·{' '}
          {one.orderNumber ? (
            <Link to={`/all-orders/${one.orderNumber}`} className="text-link numbers whitespace-nowrap">
              {one.orderNumber}
            </Link>
          ) : (
            <span className="numbers">{one.number}</span>
          )}
        </p>
        <p className="numbers text-muted">
          {t('expectedFound', { expected: money(one.expected), found: money(one.found) })}
        </p>
      </div>
      <p className="numbers font-medium">{money(one.expected - one.found)}</p>
    </li>
  )
}
