import { ACCESSORY_WORDS } from './accessory-words.ts'
import { OPTION_WORDS } from './attribute-words.ts'
import { CATEGORY_WORDS } from './category-words.ts'
import { KNOWN_BRANDS } from './known-brands.ts'

/** `do Della`, `z Samsungiem`: brands as Polish sentences bend them. */
function inflectedBrands(): string[][] {
  const endings = ['', 'a', 'owi', 'em', 'iem', 'y', 'ow']
  return [...KNOWN_BRANDS.keys()]
    .filter((brand) => /^[a-z]{3,}[bcdfghjklmnprstwz]$/.test(brand))
    .map((brand) => endings.map((ending) => brand + ending))
}

/** Groups of words for one thing: `laptopów`, `notebook` and `laptop` are one lexeme. */
function groups(): string[][] {
  const colors = OPTION_WORDS.filter((entry) => entry.keys === 'color' || entry.values === 'true').map((entry) =>
    entry.words.split(', '),
  )
  return [
    ...CATEGORY_WORDS.map((entry) => entry.words.split(', ')),
    ...ACCESSORY_WORDS,
    ...colors,
    ...inflectedBrands(),
    ['gaming', 'gier', 'gamingowy', 'gamingowa', 'gamingowe', 'gry', 'gaming'],
    ['naped', 'napedem', 'napedu', 'laufwerk'],
    ['obiektyw', 'obiektywem'],
  ]
}

const forms = new Map<string, string>()
for (const words of groups()) {
  const single = words.filter((word) => !word.includes(' '))
  const lexeme = single[0]
  if (lexeme) for (const word of single) if (!forms.has(word)) forms.set(word, lexeme)
}

/** The lexeme under which forms and translations of a common noun meet; other words stand for themselves. */
export function lexemeOf(word: string): string {
  return forms.get(word) ?? word
}
