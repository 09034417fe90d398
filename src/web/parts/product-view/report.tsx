import { Check, CircleHelp, X } from 'lucide-react'
import { dateFormat } from '../../../values/dates.ts'
import type { Translate } from '../../texts/registry.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import type { ShownProduct } from './shown-product.ts'

const MARKS = {
  works: [Check, 'text-good'],
  fails: [X, 'text-danger'],
  notChecked: [CircleHelp, 'text-muted'],
} as const

type Props = { report: NonNullable<ShownProduct['report']>; t: Translate<'product'> }

/** What somebody checked, who and when, point by point, as the seller reports it. */
export function Report({ report: { by, day, note, points }, t }: Props) {
  const date = dateFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return (
    <div className="mt-5 max-w-text">
      <h3 className="text-base">{t('reportTitle')}</h3>
      <p className="wrap-anywhere mt-1 text-muted text-sm">{t('reportBy', { by, date })}</p>
      <ul className="mt-2 grid gap-x-6 text-sm sm:grid-cols-2">
        {points.map(({ name, result }) => {
          const [Mark, look] = MARKS[result]
          return (
            <li key={name} className="flex items-center gap-2 border-line border-b py-2">
              <Mark className={`size-4 shrink-0 ${look}`} aria-hidden="true" />
              <span className="wrap-anywhere min-w-0 flex-1">{name}</span>
              <span className="text-muted">{t(`result_${result}`)}</span>
            </li>
          )
        })}
      </ul>
      {note && <p className="wrap-anywhere mt-2 whitespace-pre-line text-sm">{note}</p>}
    </div>
  )
}
