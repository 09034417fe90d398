import { Link, useLoaderData } from 'react-router'
import type { TransferView } from '../../../domains/checkout/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import { formatMoney } from '../../../values/money.ts'
import { browserLoader, type Load, serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TransferData } from './payment-transfer/transfer-data.tsx'

type Loaded = { key: string; transfer: TransferView }

const load: Load<Loaded> = async ({ api, url }) => {
  const key = String(url.searchParams.get('order'))
  return { key, transfer: await api('GET /api/checkout/{key}/transfer', { params: { key } }) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** How a purchase is paid by transfer: account, title, sum, until when. All of it is in the page, whatever runs in the browser. */
export default function PaymentTransferScreen() {
  const { key, transfer } = useLoaderData<typeof clientLoader>()
  const t = useTexts('payment')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, transfer.currency, locale)
  const time = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className="page-width max-w-3xl py-6">
      <h1 className="text-2xl">{t('transferTitle')}</h1>
      {transfer.paid ? (
        <Notice tone="good" className="mt-5" title={t('transferPaid')} />
      ) : (
        <>
          {transfer.sandbox && (
            <Notice tone="warning" className="mt-5" title={t('transferSandbox')}>
              {t('transferSandboxText')}
            </Notice>
          )}
          <p className="mt-3">{t('transferText')}</p>
          {transfer.received > 0 && (
            <Notice className="mt-5" title={t('transferPart', { received: money(transfer.received) })}>
              {t('transferMissing', { price: money(transfer.missing) })}
            </Notice>
          )}
          <Panel className="mt-5">
            <TransferData transfer={transfer} />
          </Panel>
          <p className="mt-4 text-muted text-sm">
            {transfer.until
              ? t('transferUntil', { time: time.format(new Date(transfer.until)) })
              : t('transferHoldOver')}
          </p>
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={`/order/${key}`} className="text-accent underline">
          {t('transferToOrder')}
        </Link>
        {!transfer.paid && transfer.until && (
          <Link to={`/payment-selection?order=${key}`} className="text-accent underline">
            {t('chooseOther')}
          </Link>
        )}
      </p>
    </div>
  )
}
