import { eachLocale, LOCALES, type Locale, type LocalText, pickText } from '../../../values/locale.ts'
import type { AttributeSchema, AttributeValues, CarriedFact } from '../contract.ts'
import { attributeText } from './attribute-text.ts'

/** Facts that go along with what is bought: more than these nobody reads in a cart. */
const MOST_CARRIED = 10

type Words = Readonly<Record<Locale, { yes: string; no: string }>>

/** What a category lets stand beside the price, in words of all languages, in the order of its schema. */
export function carriedFacts(schema: readonly AttributeSchema[], values: AttributeValues, words: Words): CarriedFact[] {
  return schema
    .flatMap((attribute): CarriedFact[] => {
      const value = attribute.carried ? values[attribute.key] : undefined
      if (value === undefined || value === '') return []
      const said = eachLocale((locale) => attributeText(attribute, value, locale, words[locale]))
      return [{ key: attribute.key, name: attribute.names, value: plainest(said) }]
    })
    .slice(0, MOST_CARRIED)
}

/** Said once where all languages say the same. */
function plainest(said: Record<Locale, string>): CarriedFact['value'] {
  const polish = said['pl-PL']
  return LOCALES.every((locale) => said[locale] === polish) ? { 'pl-PL': polish } : said
}

/** One fact as a line: `Kolor: czarny`. */
export const factLine = ({ name, value }: CarriedFact, locale: Locale) =>
  `${pickText(name as LocalText, locale)}: ${pickText(value as LocalText, locale)}`
