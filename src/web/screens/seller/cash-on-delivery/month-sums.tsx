import { useSearchParams } from 'react-router'
import type { CashSums } from '../../../../domains/cash-on-delivery/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { addDays } from '../../../../values/days.ts'
import { moneyIn } from '../../../parts/reconciliation/money-in.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** The month before or after one: its middle is never further than thirty days. */
const monthBy = (month: string, months: -1 | 1) => addDays(`${month}-15`, 30 * months).slice(0, 7)

/** How the orders that left in a month stand: what was to be collected is what came, what is waited for, and what does not agree. */
export function MonthSums({ month, sums }: { month: string; sums: readonly CashSums[] }) {
  const t = useTexts('cashOnDelivery')
  const locale = useLocale()
  const [address] = useSearchParams()
  const name = dateFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T12:00:00Z`))
  const to = (months: -1 | 1) => {
    const query = new URLSearchParams(address)
    query.set('month', monthBy(month, months))
    return `?${query}`
  }
  return (
    <section>
      <h2 className="text-lg">
        {t('month')}: {name}
      </h2>
      <div className="flex flex-wrap gap-2 pt-2">
        <LinkButton size="sm" variant="secondary" to={to(-1)}>
          {t('earlier')}
        </LinkButton>
        <LinkButton size="sm" variant="secondary" to={to(1)}>
          {t('later')}
        </LinkButton>
      </div>
      {sums.length === 0 && <p className="pt-3 text-muted text-sm">{t('monthEmpty')}</p>}
      {sums.map(({ currency, orders, expected, ...parts }) => (
        <dl key={currency} className="grid gap-3 pt-3 sm:grid-cols-3 xl:grid-cols-5">
          <Sum
            name={t('expected')}
            amount={moneyIn(expected, currency, locale)}
            text={t('orders', { count: orders })}
          />
          {(['reported', 'waits', 'open', 'explained'] as const).map((part) => (
            <Sum key={part} name={t(part)} amount={moneyIn(parts[part], currency, locale)} />
          ))}
        </dl>
      ))}
    </section>
  )
}

function Sum({ name, amount, text }: { name: string; amount: string; text?: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="numbers text-xl">{amount}</dd>
      {text && <dd className="text-muted text-sm">{text}</dd>}
    </div>
  )
}
