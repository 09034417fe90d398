import { BadgeCheck, ShieldCheck, Store } from 'lucide-react'
import { dayText } from '../../../parts/units/grade-words.ts'
import type { UnitWords } from '../../../parts/units/unit-words.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { UnitPage } from './load-unit.ts'

const icon = { 'aria-hidden': true, className: 'mt-0.5 size-5 shrink-0 text-accent' } as const

type Props = { data: Pick<UnitPage, 'unit' | 'today'>; words: UnitWords }

/** Whether it is for sale, what its seller stands for, and that its data are gone. */
export function UnitStatus({ data: { unit, today }, words }: Props) {
  const { p, locale } = words
  const { offeredAs, warrantyUntil, erasure } = unit
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
      <li className="flex gap-3 p-4">
        <Store {...icon} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{p(offeredAs === null ? 'notOffered' : 'offered')}</p>
          {offeredAs !== null && (
            <LinkButton to={`/products/${offeredAs}`} size="sm" className="mt-2 print:hidden">
              {p('toOffer')}
            </LinkButton>
          )}
        </div>
      </li>
      <li className="flex gap-3 p-4">
        <ShieldCheck {...icon} />
        <p className={warrantyUntil ? 'font-semibold' : 'text-muted'}>
          {warrantyUntil
            ? p(warrantyUntil < today ? 'warrantyOver' : 'warrantyUntil', {
                date: dayText(warrantyUntil, locale),
              })
            : p('noWarranty')}
        </p>
      </li>
      {erasure && (
        <li className="flex gap-3 p-4">
          <BadgeCheck {...icon} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{p('erasureTitle')}</p>
            <p className="first-letter:uppercase">
              {p('erasureText', {
                method: p(`wiped_${erasure.method}`),
                tool: erasure.tool,
                date: dayText(erasure.day, locale),
              })}
            </p>
            <p className="mt-1 text-muted text-xs">{p('erasureFile')}</p>
            <p className="numbers break-all text-muted text-xs">{erasure.file}</p>
          </div>
        </li>
      )}
    </ul>
  )
}
