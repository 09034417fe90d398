import { dateFormat } from '../../../../values/dates.ts'
import { BatteryBar } from '../../../parts/units/battery-bar.tsx'
import { countTests, factItems } from '../../../parts/units/fact-items.ts'
import { capital, type UnitWords } from '../../../parts/units/unit-words.ts'
import { Facts } from '../../../ui/facts.tsx'
import type { ShownUnit } from './load-unit.ts'

/** What was measured, and when; nothing where nobody measured. */
export function Measured({ unit: { facts, testedAt }, words }: { unit: ShownUnit; words: UnitWords }) {
  const { p, t, locale } = words
  if (!facts) return null
  const day = testedAt && dateFormat(locale, { dateStyle: 'long' }).format(new Date(testedAt))
  return (
    <section aria-labelledby="facts" className="max-w-3xl">
      <h2 id="facts" className="text-xl">
        {p('factsTitle')}
      </h2>
      {day && <p className="mt-1 text-muted text-sm">{p('factsText', { date: day })}</p>}
      <p className="mt-3 font-semibold text-sm">{p('testsPassed', countTests(facts))}</p>
      {facts.battery && (
        <div className="mt-3 max-w-text">
          <p className="flex justify-between gap-4 font-semibold text-sm">
            <span>{capital(t('fact_battery'), words)}</span>
            <span className="numbers">{facts.battery.percent}%</span>
          </p>
          <BatteryBar percent={facts.battery.percent} />
        </div>
      )}
      <div className="mt-3 border-line border-t">
        <Facts items={factItems(facts, words)} />
      </div>
    </section>
  )
}
