import { type DecimalMark, readDecimal, toNumber, withoutUnit } from '../../../values/decimal.ts'
import { foldText } from '../../../values/text-fold.ts'
import type { AttributeSchema } from '../../categories/contract.ts'
import { gigabytes } from './facts-memory.ts'
import { readChoice } from './read-choice.ts'

/** Units that weigh a thousandth or so of the attribute's own. */
const SCALES: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  kg: [
    [/^(?:g|gram\p{L}*)$/iu, 0.001],
    [/^(?:dag|dkg)$/i, 0.01],
    [/^(?:lbs?|funt\p{L}*|pounds?|pfund)$/iu, 0.453_592_37],
    [/^oz$/i, 0.028_349_523_125],
  ],
  W: [[/^kw$/i, 1000]],
  mm: [
    [/^cm$/i, 10],
    [/^m$/, 1000],
    [/^(?:in|inch|inches|cal\p{L}*|zoll)$/iu, 25.4],
  ],
  '″': [
    [/^cm$/i, 1 / 2.54],
    [/^mm$/i, 1 / 25.4],
  ],
}

/** What is more is another unit than the attribute's, or no such thing. */
const HIGHEST: Readonly<Record<string, number>> = { '%': 100, kg: 300, '″': 150, GB: 500_000, TB: 500, Hz: 1000 }

/**
 * A cell as the value of an attribute; undefined when it fits no way. Choices are known by value and by name in any language. `columnUnit`:
 * what the column counts in, where the cell does not say.
 */
export function readAttribute(
  text: string,
  attribute: AttributeSchema,
  mark: DecimalMark,
  columnUnit = '',
): string | number | boolean | undefined {
  switch (attribute.type) {
    case 'number':
      return plausible(readMeasure(withUnit(text, columnUnit), attribute.unit, mark), attribute.unit)
    case 'boolean': {
      const said = readChoice('yesNo', text)
      return said === undefined ? undefined : said === 'yes'
    }
    case 'enum':
      return readOption(text, attribute)
    case 'text':
      return text.length <= 200 ? text : undefined
  }
}

const withUnit = (text: string, unit: string) => (unit !== '' && /\d\s*$/.test(text) ? `${text} ${unit}` : text)

const plausible = (value: number | undefined, unit = '') =>
  value === undefined || value > (HIGHEST[unit] ?? Number.POSITIVE_INFINITY) ? undefined : value

function readMeasure(text: string, unit: string | undefined, mark: DecimalMark): number | undefined {
  if (unit === 'GB' && /[a-z]/i.test(text)) return gigabytes(text)
  // A unit may be written before or behind, words in between may not.
  if (/\d[^\d.,\s'’]+\s*\d/.test(text)) return undefined
  const amount = readDecimal(withoutUnit(text), mark, 'decimal')
  if (!amount) return undefined
  const written = /(?<!\p{L})\p{L}+$/u.exec(text.trim())?.[0] ?? ''
  const scale = SCALES[unit ?? '']?.find(([pattern]) => pattern.test(written))
  // Its own unit, none, or a word that is none (`8 GB RAM`, `144 Hz matowy`).
  if (!scale) return toNumber(amount)
  return Number((toNumber(amount) * scale[1]).toPrecision(12))
}

const options = new WeakMap<AttributeSchema, Map<string, string>>()

function readOption(text: string, attribute: AttributeSchema): string | undefined {
  let known = options.get(attribute)
  if (!known) {
    const named = (attribute.options ?? []).flatMap(({ value, names }) =>
      [...Object.values(names), value].map((name) => [plain(name), value] as const),
    )
    known = new Map(named)
    options.set(attribute, known)
  }
  return known.get(plain(text))
}

const plain = (text: string | undefined) => foldText(text ?? '').replaceAll(/[^a-z0-9+]/g, '')
