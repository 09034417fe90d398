import { dateFormat } from '../../../../values/dates.ts'
import { carrierName } from '../../../parts/fulfilment/carrier-name.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Dues } from './dues.tsx'
import { Findings } from './findings.tsx'
import type { Loaded } from './load-cash.ts'
import { MonthSums } from './month-sums.tsx'
import { Reports } from './reports.tsx'
import { SendCash } from './send-cash.tsx'

/** Money taken on delivery from the seller's side: how the month stands, what does not agree, what is waited for, and the reports. */
export function CashView({
  companyId,
  month,
  sums,
  fetched,
  findings,
  waiting,
  taken,
}: Loaded & { companyId: number }) {
  const t = useTexts('cashOnDelivery')
  const names = useTexts('fulfilment')
  const locale = useLocale()
  const at = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <p className="max-w-prose text-muted text-sm">{t('intro')}</p>
        {fetched.map(({ carrier, result, askedAt }) => (
          <p key={carrier} className="max-w-prose text-sm">
            {t(`fetched_${result}`, { carrier: carrierName(names, carrier), at: at.format(new Date(askedAt)) })}
          </p>
        ))}
      </div>
      <MonthSums month={month} sums={sums} />
      <Findings companyId={companyId} findings={findings} hasReports={taken.reports.length > 0} />
      <SendCash companyId={companyId} />
      <Dues {...waiting} />
      <Reports {...taken} />
    </div>
  )
}
