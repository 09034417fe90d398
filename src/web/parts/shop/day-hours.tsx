import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import type { Interval, OpeningDay } from '../../../domains/shops/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ClockField } from './clock-field.tsx'
import type { Problems } from './shop-draft.ts'

const MOST = 2

type Props = {
  /** What it is called: the weekday or the date. */
  name: string
  /** Its path in the body: `hours.mon`. */
  path: string
  day: OpeningDay
  errors: Problems
  onChange: (part: Pick<OpeningDay, 'from' | 'to' | 'more'>) => void
}

/** The hours of one day: from–to, and again from–to after a break. */
export function DayHours({ name, path, day, errors, onChange }: Props) {
  const t = useTexts('myShops')
  const id = useId()
  const { from, to, more = [] } = day
  const set = (index: number, part: Partial<Interval>) => {
    if (index === 0) return onChange({ from, to, more, ...part })
    onChange({ from, to, more: more.map((span, at) => (at === index - 1 ? { ...span, ...part } : span)) })
  }
  const remove = (index: number) => onChange({ from, to, more: more.filter((_, at) => at !== index - 1) })
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      {[{ from, to }, ...more].map((span, index) => {
        const place = index === 0 ? path : `${path}.more.${index - 1}`
        const error = errors[place]
        const errorId = error ? `${id}${index}` : undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no name but their place in the day
          <div key={index} id={place} className="flex flex-col gap-1">
            <div className="flex items-center gap-2">
              <ClockField
                name={place}
                label={t(index === 0 ? 'fromOf' : 'fromAgain', { day: name })}
                value={span.from}
                onText={(text) => set(index, { from: text })}
                errorId={errorId}
              />
              <span aria-hidden="true">–</span>
              <ClockField
                label={t(index === 0 ? 'toOf' : 'toAgain', { day: name })}
                value={span.to}
                onText={(text) => set(index, { to: text })}
                errorId={errorId}
              />
              {index > 0 && (
                <IconButton label={t('removeIntervalOf', { day: name })} onClick={() => remove(index)}>
                  <X className="size-4" aria-hidden="true" />
                </IconButton>
              )}
              {index === 0 && more.length < MOST && (
                <IconButton
                  label={t('addIntervalOf', { day: name })}
                  onClick={() => onChange({ from, to, more: [...more, { from: '', to: '' }] })}
                >
                  <Plus className="size-4" aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <FieldError id={`${id}${index}`} error={error} />
          </div>
        )
      })}
    </div>
  )
}
