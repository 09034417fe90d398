import { dateFormat } from '../../../values/dates.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Countdown } from '../../ui/countdown.tsx'

type Props = { heldUntil: string; now: string; onEnd: () => void; toConfirm?: boolean }

/** Time left to pay or to confirm, in minutes and seconds, and what happens then. */
export function HoldClock({ heldUntil, now, onEnd, toConfirm = false }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="rounded-md bg-accent-soft p-4">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-sm font-medium">{t(toConfirm ? 'confirmFor' : 'heldFor')}</span>
        <Countdown
          key={now}
          until={heldUntil}
          now={now}
          onEnd={onEnd}
          className="text-2xl font-semibold tracking-tight"
        />
      </p>
      <p className="mt-1 text-xs text-muted">
        {t(toConfirm ? 'confirmHeldText' : 'heldText', { time: time.format(new Date(heldUntil)) })}
      </p>
    </div>
  )
}
