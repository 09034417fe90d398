import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

/** How a number compares with that of as many days before, in words and with a sign. */
export function Compared({ present, before, days }: { present: number; before: number; days: number }) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  if (before === 0) return <span className="text-muted">{t('nothing_before', { days })}</span>
  if (present === before) return <span className="text-muted">{t('same_as_before', { days })}</span>
  const more = present > before
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const Arrow = more ? ArrowUp : ArrowDown
  return (
    <span className={more ? 'text-good' : 'text-danger'}>
      <Arrow className="mr-1 inline size-4 align-[-2px]" aria-hidden="true" />
      {t(more ? 'more_than_before' : 'less_than_before', {
        share: share.format(Math.abs(present - before) / before),
        days,
      })}
    </span>
  )
}
