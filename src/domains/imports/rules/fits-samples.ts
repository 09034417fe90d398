import { isEan, plainEan } from '../../../values/ean.ts'
import type { AttributeSchema } from '../../categories/contract.ts'
import { FACT_NAMES, FACTS } from '../../products/rules/index.ts'
import { readPrice } from './convert-price.ts'
import { attributeOf } from './import-fields.ts'
import { readAttribute } from './read-attribute.ts'
import { readChoice } from './read-choice.ts'
import { readWhole, WHOLE_FIELDS } from './read-whole.ts'

/** Different values that a guess is measured by, and how many there must be to judge it. */
const MOST = 200
const LEAST = 3
const ONE = { units: 1n, scale: 0 }

const isChoice = (field: Parameters<typeof readChoice>[0]) => (text: string) => readChoice(field, text) !== undefined
const isWhole = (field: keyof typeof WHOLE_FIELDS) => (text: string) => {
  const value = readWhole(text, 'auto')
  return value !== undefined && value >= 0 && value <= WHOLE_FIELDS[field]
}

const TESTS: Readonly<Record<string, (text: string) => boolean>> = {
  price: (text) => readPrice(text, 'auto', ONE) !== undefined,
  ...Object.fromEntries(Object.keys(WHOLE_FIELDS).map((field) => [field, isWhole(field as keyof typeof WHOLE_FIELDS)])),
  ean: (text) => isEan(plainEan(text)),
  state: isChoice('state'),
  grade: isChoice('grade'),
  status: isChoice('status'),
  vatScheme: isChoice('vatScheme'),
  ...Object.fromEntries(
    FACT_NAMES.filter((name) => FACTS[name].kind === 'flag').map((name) => [name, isChoice('yesNo')]),
  ),
}

/**
 * Whether a column may be what its name suggests: milliampere hours are no battery health. Words that nobody knows yet harm nothing,
 * numbers and choices that are none would refuse or falsify rows; half of the values have to be such.
 */
export function fitsSamples(
  field: string,
  values: readonly string[],
  unit: string,
  schemas: ReadonlyMap<string, AttributeSchema>,
): boolean {
  const different = [...new Set(values)].slice(0, MOST)
  if (different.length < LEAST) return true
  const schema = schemas.get(attributeOf(field) ?? '')
  const isNumber = schema?.type === 'number'
  const test =
    isNumber && schema ? (text: string) => readAttribute(text, schema, 'auto', unit) !== undefined : TESTS[field]
  return !test || different.filter(test).length * 2 >= different.length
}
