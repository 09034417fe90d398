import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { BatteryBar } from '../../../../parts/units/battery-bar.tsx'
import { CodeText } from '../../../../parts/units/code-text.tsx'
import type { WordedUnits as Told } from './word-units.ts'

/** The very things of an offer: why each has its grade, and its passport. */
export function WordedUnits({ told }: { told: Told }) {
  return (
    <div className="mt-5 max-w-text">
      <h3 className="text-base first-letter:uppercase">{told.title}</h3>
      <ul className="mt-2 divide-y divide-line border-line border-y text-sm">
        {told.units.map(({ code, why, reason, tested, battery, erased }) => (
          <li key={code} className="py-3">
            {why && <p className="font-semibold">{why}</p>}
            {reason && <p className="wrap-anywhere">{reason}</p>}
            {tested && <p className="text-muted">{tested}</p>}
            {battery !== null && (
              <div className="my-2">
                <p className="flex justify-between gap-4">
                  <span className="first-letter:uppercase">{told.battery}</span>
                  <span className="numbers font-semibold">{battery}%</span>
                </p>
                <BatteryBar percent={battery} />
              </div>
            )}
            {erased && (
              <p className="flex items-center gap-1.5 text-good">
                <BadgeCheck className="size-4" aria-hidden="true" />
                {erased}
              </p>
            )}
            <p>
              <Link to={`/units/${code}`} className="text-link">
                {told.passport} <CodeText code={code} />
              </Link>
            </p>
          </li>
        ))}
      </ul>
      {told.more && <p className="mt-2 text-muted text-sm">{told.more}</p>}
    </div>
  )
}
