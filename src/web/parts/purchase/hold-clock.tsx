import { dateFormat } from '../../../values/dates.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Countdown } from '../../ui/countdown.tsx'

type Props = { heldUntil: string; now: string; onEnd: () => void; toConfirm?: boolean }

/** From so many milliseconds on nobody watches seconds: the day and the hour say more. */
const LONG = 24 * 3_600_000

/** Time left to pay or to confirm, counted down where it is short, and what happens then. */
export function HoldClock({ heldUntil, now, onEnd, toConfirm = false }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const isLong = Date.parse(heldUntil) - Date.parse(now) > LONG
  const day = isLong ? ({ day: 'numeric', month: 'long' } as const) : {}
  const time = dateFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' }).format(new Date(heldUntil))
  const label = isLong ? 'heldUntil' : toConfirm ? 'confirmFor' : 'heldFor'
  return (
    <div className="rounded-md bg-accent-soft p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm font-medium">{t(label)}</span>
        {isLong ? (
          <time dateTime={heldUntil} className="font-semibold">
            {time}
          </time>
        ) : (
          <Countdown
            key={now}
            until={heldUntil}
            now={now}
            onEnd={onEnd}
            className="text-2xl font-semibold tracking-tight"
          />
        )}
      </p>
      <p className="mt-1 text-xs text-muted">{t(toConfirm ? 'confirmHeldText' : 'heldText', { time })}</p>
    </div>
  )
}
