import { Link, useSearchParams } from 'react-router'
import type { PayoutOutlook } from '../../../../domains/payouts/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import type { Loaded } from './load-payouts.ts'

type Props = {
  outlook: PayoutOutlook
  settings: Loaded['settings']
  /** Of another currency than the lists below. */
  isLink: boolean
}

/** What there is in a currency: now, later, held, under way. */
export function OutlookCards({ outlook, settings, isLink }: Props) {
  const t = useTexts('payouts')
  const locale = useLocale()
  const [address] = useSearchParams()
  const { currency, available } = outlook
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const minimum = money(settings.minimum)
  const said =
    available < 0
      ? t('availableOwing')
      : available < settings.minimum
        ? t('availableTooLittle', { minimum })
        : t('availableNext')
  const company = address.get('company')
  const there = `?${new URLSearchParams({ ...(company && { company }), currency })}`
  const cards = [
    { name: t('available'), amount: available, text: said, always: true },
    { name: t('waiting'), amount: outlook.waiting, text: t('waitingText', { days: settings.delayDays }) },
    { name: t('held'), amount: outlook.held, text: t('heldText') },
    { name: t('underWay'), amount: outlook.underWay, text: t('underWayText') },
  ].filter(({ amount, always }) => always || amount !== 0)
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map(({ name, amount, text }, index) => (
        <div key={name} className="rounded-lg border border-line bg-surface p-5">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="numbers text-2xl">
            {isLink && index === 0 ? (
              <Link to={there} className="text-link">
                {money(amount)}
              </Link>
            ) : (
              money(amount)
            )}
          </dd>
          <dd className="pt-1 text-muted text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
