import type { OwnUnit } from '../../../../domains/units/contract.ts'
import { MEASURED } from '../../../../domains/units/rules/facts.ts'
import { eachLocale } from '../../../../values/locale.ts'
import { marksText } from '../../../parts/units/fact-items.ts'
import { readWork } from '../../../parts/units/kept-work.ts'
import { capital, type UnitWords } from '../../../parts/units/unit-words.ts'
import { newVersion, type OfferForm } from './form-state.ts'

const BROKEN = ['repairable', 'forParts']

/** What the form says of a unit that was tested: one piece of it, with the grade, the battery, the marks as defects, and the photos of the bench. */
export function formOfUnit(unit: OwnUnit, companyId: number, words: UnitWords): Partial<OfferForm> {
  const { categoryId, name, gtin, grade, facts } = unit
  const { photos } = readWork(companyId, unit.code)
  return {
    categoryId,
    title: name,
    ean: gtin ? gtin.replace(/^0(?=\d{13}$)/, '') : '',
    state: grade !== null && BROKEN.includes(grade) ? 'damaged' : 'used',
    grade,
    batteryHealth: facts?.battery ? String(facts.battery.percent) : '',
    defects: defectsOf(unit, words),
    images: photos.map(({ key, width, height }) => ({ key, width, height, alt: eachLocale(() => '') })),
    versions: [{ ...newVersion(), quantity: '1' }],
  }
}

function defectsOf({ facts }: OwnUnit, words: UnitWords): string[] {
  if (!facts) return []
  const { t, p } = words
  const marks = (['screen', 'body'] as const).flatMap((part) => {
    const seen = facts[part]
    return seen && seen.seen !== 'none' ? [`${capital(t(`fact_${part}`), words)}: ${marksText(seen, words)}`] : []
  })
  const failed = MEASURED[facts.group].tests.filter((test) => facts.tests?.[test] === 'failed')
  return [
    ...marks,
    ...(failed.length > 0 ? [`${p('fails')}: ${failed.map((test) => t(`test_${test}`)).join(', ')}`] : []),
  ]
}
