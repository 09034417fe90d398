import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Grade } from '../../../domains/products/contract.ts'
import type { Translate } from '../../texts/registry.ts'
import { cx } from '../../ui/cx.ts'
import { gradeName, gradeText, stateName, stateText } from '../product-card/state-badge.tsx'
import { BatteryBar } from '../units/battery-bar.tsx'
import type { ShownProduct } from './shown-product.ts'

const SCALE: readonly Grade[] = ['A', 'B', 'C', 'D']

type Props = {
  product: ShownProduct
  t: Translate<'product'>
  shell: Translate<'shell'>
  /** What was measured of the very things, where something was. */
  children?: ReactNode
  /** What somebody checked, where the seller reports it. */
  report?: ReactNode
  /** Defects with photos of them, where there are some. */
  defects?: ReactNode
}

/** State and grade in words, where the grade stands on the scale, what was checked, battery, defects. */
export function Condition({ product, t, shell, children, report, defects }: Props) {
  const { state, grade, batteryHealth } = product
  const checked =
    product.report?.points.some(({ result }) => result !== 'notChecked') || (product.condition?.tested ?? 0) > 0
  return (
    <section aria-labelledby="condition">
      <h2 id="condition" className="text-xl">
        {t('conditionTitle')}: {stateName(shell, state)}
        {grade && ` · ${gradeName(shell, grade)}`}
      </h2>
      <p className="mt-2 max-w-text">
        {grade ? gradeText(shell, grade) : stateText(shell, state)} {product.refurbished && t('refurbishedText')}
      </p>
      {grade && SCALE.includes(grade) && (
        <>
          <ol aria-label={t('gradeScale')} className="mt-4 grid max-w-text grid-cols-4 gap-1.5 text-xs">
            {SCALE.map((step) => (
              <li
                key={step}
                aria-current={step === grade ? 'true' : undefined}
                className={cx(
                  'border-t-4 pt-1.5',
                  step === grade ? 'border-accent font-semibold' : 'border-line text-muted',
                )}
              >
                <span className="numbers">{step}</span> · {gradeName(shell, step)}
              </li>
            ))}
          </ol>
          <p className="mt-2 text-muted text-xs">
            {!children && `${t('gradeBySeller')} `}
            {t('gradeMethod')}{' '}
            <Link to="/grades" className="text-link underline underline-offset-4">
              {t('gradesLink')}
            </Link>
          </p>
        </>
      )}
      {children}
      {report}
      {state !== 'new' && !checked && <p className="mt-3 max-w-text text-muted text-sm">{t('asDescribed')}</p>}
      {batteryHealth !== null && !children && (
        <div className="mt-5 max-w-text">
          <p className="flex justify-between gap-4 text-sm">
            <span className="font-semibold">{t('battery')}</span>
            <span className="numbers font-semibold">{batteryHealth}%</span>
          </p>
          <BatteryBar percent={batteryHealth} />
          <p className="mt-1.5 text-muted text-xs">{t('batteryText')}</p>
        </div>
      )}
      {state !== 'new' && (
        <div className="mt-5">
          <h3 className="text-base">{t('defects')}</h3>
          {defects ||
            (product.defects.length > 0 ? (
              <ul className="mt-1.5 list-disc pl-5 text-sm">
                {product.defects.map((defect) => (
                  <li key={defect}>{defect}</li>
                ))}
              </ul>
            ) : (
              <p className="mt-1.5 text-muted text-sm">{t('noDefects')}</p>
            ))}
        </div>
      )}
    </section>
  )
}
