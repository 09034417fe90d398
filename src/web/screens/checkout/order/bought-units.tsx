import { Link } from 'react-router'
import type { BoughtUnit } from '../../../../domains/orders/units/contract.ts'
import { UNIT_GRADES } from '../../../../domains/units/contract.ts'
import { gradeName } from '../../../parts/product-card/state-badge.tsx'
import { CodeText } from '../../../parts/units/code-text.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'

type Props = { purchaseKey: string; title: string; units: readonly BoughtUnit[] }

/** The passports of the very units that came, and the certificates of erasure that only their buyer gets. */
export function BoughtUnits({ purchaseKey, title, units }: Props) {
  const t = useTexts('purchases')
  const shell = useTexts('shell')
  if (units.length === 0) return null
  const nameOf = (grade: string) => {
    const known = UNIT_GRADES.find((one) => one === grade)
    if (!known) return grade
    return known.length === 1 ? `${known} – ${gradeName(shell, known)}` : gradeName(shell, known)
  }
  return (
    <div className="col-span-full rounded-md bg-sunken px-3 py-2 text-sm">
      <ul aria-label={t('unitsOf', { title })} className="divide-y divide-line">
        {units.map(({ code, grade, returnedAt, hasErasure }) => (
          <li key={code} className="py-1.5">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link to={`/units/${code}`} className="text-link inline-flex min-h-6 flex-wrap items-baseline gap-x-2">
                {t('unitPassport')} <CodeText code={code} />
              </Link>
              {grade && (
                <span>
                  {shell('grade')}: {nameOf(grade)}
                </span>
              )}
              {returnedAt && <span className="text-muted">{t('unitBack')}</span>}
            </p>
            {hasErasure && (
              <a
                href={`/api/purchases/${purchaseKey}/units/${code}/erasure`}
                className="text-link inline-flex min-h-6 items-center print:hidden"
              >
                {t('unitErasure')}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="pb-1 text-muted text-xs">{t('unitText', { count: units.length })}</p>
    </div>
  )
}
