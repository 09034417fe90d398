import type { ReactNode } from 'react'
import type { CaseView } from '../../../domains/returns/contract.ts'
import type { Locale } from '../../../values/locale.ts'
import { formatMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Email } from '../../ui/email.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LastDay, When } from '../lists/when.tsx'
import { CaseBadge } from './case-badge.tsx'
import { lineName } from './line-name.ts'

/** What a case is about and how it stands; beside it what whoever looks may do, below it all that happened. */
export function CaseFacts({ view, order, children }: { view: CaseView; order: ReactNode; children: ReactNode }) {
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  const locale = useLocale()
  const { shipment, wish, remedy } = view
  const isClaim = view.kind === 'claim'
  const waits = view.status === 'opened' || view.status === 'accepted'
  const pays = waits || view.status === 'sent' || view.status === 'received'
  // Goods of a claim go back once it was accepted, and where they have to.
  const sends = isClaim ? view.status === 'accepted' && remedy !== 'priceReduction' : view.status === 'opened'
  const wished = wish && words(`wish_${wish}`)
  const asked = view.wishAmount === null ? '' : ` (${formatMoney(view.wishAmount, view.currency, locale)})`
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Panel title={words(`kind_${view.kind}`)} side={<CaseBadge status={view.status} />}>
          <Facts
            items={[
              { name: t('order'), value: order },
              { name: t('seller'), value: view.seller.name },
              { name: t('buyer'), value: <Buyer of={view.buyer} /> },
              { name: t('openedAt'), value: <When at={view.openedAt} /> },
              ...(wished ? [{ name: t('wished'), value: wished + asked }] : []),
              ...(remedy ? [{ name: t('agreed'), value: words(`wish_${remedy}`) }] : []),
              ...(isClaim && view.status === 'opened'
                ? [{ name: t('answerUntil'), value: <LastDay at={view.answerUntil} /> }]
                : []),
              ...(waits && view.sendUntil ? [{ name: t('sendUntil'), value: <LastDay at={view.sendUntil} /> }] : []),
              ...(waits && view.closeUntil ? [{ name: t('closeUntil'), value: <LastDay at={view.closeUntil} /> }] : []),
              ...(sends ? [{ name: t('sendTo'), value: <Lines of={addressOf(view, locale)} /> }] : []),
              ...(sends ? [{ name: t('way'), value: t(`way_${view.returnPaidBy}`) }] : []),
              ...(pays && view.moneyUntil ? [{ name: t('moneyUntil'), value: <Until at={view.moneyUntil} /> }] : []),
              ...(shipment ? [{ name: t('parcel'), value: `${shipment.carrier}, ${shipment.trackingNumber}` }] : []),
              ...(view.refunded > 0
                ? [{ name: t('refunded'), value: formatMoney(view.refunded, view.currency, locale) }]
                : []),
            ]}
          />
          {view.words && (
            <Notice className="mt-4">
              <p className="wrap-anywhere whitespace-pre-line">{view.words}</p>
            </Notice>
          )}
        </Panel>
        <CaseGoods view={view} />
        <CaseHistory view={view} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  )
}

/** Of a country the name, as the reader calls it. */
function addressOf({ sendTo, sendToCountry: country }: CaseView, locale: Locale): string[] {
  return country === null
    ? sendTo
    : [...sendTo, must(new Intl.DisplayNames([locale], { type: 'region' }).of(country), `the name of ${country}`)]
}

function Buyer({ of: { name, email } }: { of: CaseView['buyer'] }) {
  return (
    <>
      {name}
      <span className="block">
        <Email of={email} />
      </span>
    </>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line) => (
    <span key={line} className="wrap-anywhere block">
      {line}
    </span>
  ))
}

function Until({ at }: { at: string }) {
  const t = useTexts('returnPages')
  return (
    <>
      <LastDay at={at} />
      <span className="block text-muted text-xs">{t('moneyHint')}</span>
    </>
  )
}

function CaseGoods({ view }: { view: CaseView }) {
  const t = useTexts('returnPages')
  const locale = useLocale()
  return (
    <Panel title={t('goods')}>
      <ul className="flex flex-col gap-3 text-sm">
        {view.lines.map((line) => (
          <li key={line.itemId} className="flex flex-col gap-0.5">
            <span className="wrap-anywhere font-medium">
              {lineName(line)} · {t('piecesCount', { quantity: line.quantity })}
            </span>
            {line.condition && (
              <span className="text-muted">
                {t('found', { received: line.received, sellable: line.sellable })}, {t(`condition_${line.condition}`)}
              </span>
            )}
            {line.deduction > 0 && (
              <span className="wrap-anywhere text-warning">
                {t('deduction', {
                  amount: formatMoney(line.deduction, view.currency, locale),
                  reason: line.reason ?? '–',
                })}
              </span>
            )}
            {line.liableUntil && <span>{t('liableUntil', { day: line.liableUntil })}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function CaseHistory({ view }: { view: CaseView }) {
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  const locale = useLocale()
  return (
    <Panel title={t('history')}>
      <ol className="flex flex-col gap-4 text-sm">
        {view.events.map((event) => (
          <li key={event.at + event.step} className="flex flex-col gap-0.5">
            <span className="font-medium">
              {words(`event_${event.step}`)}
              {event.amount ? ` · ${formatMoney(event.amount, view.currency, locale)}` : ''}
            </span>
            <span className="text-muted text-xs">
              <When at={event.at} /> · {words(`by_${event.by}`)}
            </span>
            {event.words && event.step !== 'open' && event.step !== 'stop' && event.step !== 'stopPart' && (
              <span className="wrap-anywhere whitespace-pre-line">{event.words}</span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
