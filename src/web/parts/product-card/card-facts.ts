import { LANGUAGES, type Locale } from '../../../values/locale.ts'

/** Short facts stay on one line. Facts come in one form for all languages: `13.3″` is written with a comma here. */
function written(fact: string, locale: Locale): string {
  const whole = fact.length < 16 ? fact.replaceAll(' ', '\u00a0') : fact
  return whole.replace(/(\d)\.(\d+″)/, `$1${LANGUAGES[locale].decimal}$2`)
}

const bare = (text: string) => text.toLowerCase().replace(/,/g, '.').replace(/\s+/g, '')

/** Whether the title says it already; `8 GB` does not stand in `128 GB`. */
function isIn(title: string, fact: string): boolean {
  const at = bare(title).indexOf(bare(fact))
  return at >= 0 && !/[\d.]/.test(bare(title)[at - 1] ?? '')
}

/**
 * Facts for a card that say more than its title. A title that names half of them is a list of facts itself: then none. Numbers without a
 * unit, and nothing at all of something (`0 W`), tell a buyer nothing.
 */
export function cardFacts(
  title: string,
  facts: readonly string[],
  locale: Locale,
  battery: (value: string) => string,
): string[] {
  const telling = facts.filter((fact) => !/^\d+$|^0\D/.test(fact))
  const fresh = telling.filter((fact) => !isIn(title, fact))
  if (fresh.length * 2 <= telling.length) return []
  // The only share among the facts of cards is what is left of a battery.
  return fresh.map((fact) => (fact.endsWith('%') ? battery(fact) : written(fact, locale)))
}
