import { Link, useSearchParams } from 'react-router'
import { dateFormat } from '../../../../values/dates.ts'
import { EntryTable } from '../../../parts/payouts/entry-table.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Coming } from './coming.tsx'
import type { Loaded } from './load-payouts.ts'
import { OutlookCards } from './outlook-cards.tsx'
import { PaidTable } from './paid-table.tsx'

/** Money from the seller's side: now, later, and what was paid. */
export function PayoutsView({ outlook, settings, account, heldUntil, taxHeld, paid, open }: Loaded) {
  const t = useTexts('payouts')
  const locale = useLocale()
  const [address] = useSearchParams()
  const shown = outlook.find((one) => one.currency === address.get('currency')) ?? outlook[0]
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        {heldUntil && (
          <Notice tone="warning">
            {t('heldUntil', {
              until: dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(heldUntil)),
            })}
          </Notice>
        )}
        {taxHeld && (
          <Notice tone="danger">
            {t('taxHeld')}{' '}
            <Link to="/tax-data" className="text-link">
              {t('taxDataEnter')}
            </Link>
          </Notice>
        )}
        {account === null ? (
          <Notice tone="warning">
            {t('accountNone')}{' '}
            <Link to="/company-data" className="text-link">
              {t('accountEnter')}
            </Link>
          </Notice>
        ) : (
          <p className="text-muted text-sm">{t('accountIs', { account })}</p>
        )}
      </div>
      {outlook.length === 0 && paid.payouts.length === 0 && <EmptyState title={t('noMoney')} text={t('noMoneyText')} />}
      {outlook.map((one) => (
        <OutlookCards key={one.currency} outlook={one} settings={settings} isLink={one !== shown} />
      ))}
      {shown && shown.coming.length > 0 && <Coming outlook={shown} />}
      {(paid.payouts.length > 0 || outlook.length > 0) && <PaidTable {...paid} />}
      {open && shown && (
        <EntryTable title={t('openEntries')} {...open} currency={shown.currency} withDue param="open" />
      )}
    </div>
  )
}
