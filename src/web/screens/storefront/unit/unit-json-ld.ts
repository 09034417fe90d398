import type { Passport } from '../../../../domains/units/contract.ts'
import { localePath } from '../../../../values/locale.ts'
import { factItems } from '../../../parts/units/fact-items.ts'
import { gradeText } from '../../../parts/units/grade-words.ts'
import type { UnitWords } from '../../../parts/units/unit-words.ts'

const SCHEMA = 'https://schema.org/'
const BROKEN: readonly Passport['grade'][] = ['repairable', 'forParts']

/** One thing for search engines: what was measured of it, without its number and without an owner. */
export function unitJsonLd(unit: Passport, { origin, words }: { origin: string; words: UnitWords }): object {
  const { code, name, gtin, grade, facts, group } = unit
  const facets = facts ? factItems(facts, words) : []
  return {
    '@context': 'https://schema.org',
    '@type': 'IndividualProduct',
    name,
    url: origin + localePath(`/units/${code}`, words.locale),
    identifier: { '@type': 'PropertyValue', propertyID: 'passport', value: code },
    category: words.t(`group_${group}`),
    ...(gtin && { gtin14: gtin, hasGS1DigitalLink: unit.address }),
    ...(grade && { itemCondition: `${SCHEMA}${BROKEN.includes(grade) ? 'Damaged' : 'Used'}Condition` }),
    additionalProperty: [
      ...(grade ? [{ name: words.shell('grade'), value: gradeText(grade, words.shell) }] : []),
      ...facets,
    ].map((fact) => ({ '@type': 'PropertyValue', ...fact })),
  }
}
