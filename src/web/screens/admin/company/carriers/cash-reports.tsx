import { KNOWN_CARRIERS } from '../../../../../domains/shipping/rules/methods.ts'
import { dateFormat } from '../../../../../values/dates.ts'
import type { ApiOutput } from '../../../../api-client.ts'
import { carrierName } from '../../../../parts/fulfilment/carrier-name.ts'
import { When } from '../../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'

type Cash = ApiOutput<'GET /api/admin/companies/{id}/cash-on-delivery'>

/** The newest reports of carriers about a company's money on delivery, and how asking for them went. */
export function CashReports({ cash: { reports, fetched } }: { cash: Cash }) {
  const t = useTexts('cashOnDelivery')
  const names = useTexts('fulfilment')
  const locale = useLocale()
  const when = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <section aria-label={t('reportsTitle')} className="mt-4 border-line border-t pt-4 text-sm">
      <h3 className="font-semibold">{t('reportsTitle')}</h3>
      {reports.length === 0 && <p className="pt-1 text-muted">{t('reportsNone')}</p>}
      <ul className="divide-y divide-line">
        {reports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
            <span className="wrap-anywhere min-w-0">
              {carrierName(names, one.carrier)} · {one.name ?? t('asked')}
            </span>
            <span className="text-muted">
              {t('lineCount', { count: one.lines })} · <When at={one.importedAt} />
            </span>
          </li>
        ))}
      </ul>
      {fetched.map(({ carrier, result, askedAt }) => (
        <p key={carrier} className="pt-1 text-muted">
          {t(`fetched_${result}`, { carrier: KNOWN_CARRIERS[carrier].name, at: when.format(new Date(askedAt)) })}
        </p>
      ))}
    </section>
  )
}
