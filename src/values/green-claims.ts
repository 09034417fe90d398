// General claims about the environment that nobody may make without proof (Directive 2005/29/EC, annex I 4a and 4c, as Directive 2024/825 has it).

/**
 * Words in a row, in three languages; `*`: whatever follows. A colour (green case), a name (EcoTank) or a mode (Eco mode) claims nothing, and
 * neither does what only begins alike (ekonomiczny, economy).
 */
const CLAIMS: readonly string[] = [
  ...['ekologiczn*', 'proekologiczn*', 'ekologicznie', 'zeroemisyjn*', 'bezemisyjn*', 'biodegradowaln*'],
  ...['przyjazn* dla środowiska', 'przyjazn* dla planety', 'przyjazn* dla klimatu', 'przyjazn* środowisku'],
  ...['bezpieczn* dla środowiska', 'dobr* dla środowiska', 'dobr* dla planety', 'dobr* dla klimatu'],
  ...['neutraln* dla klimatu', 'neutraln* dla środowiska', 'neutraln* klimatycznie', 'neutraln* węglowo'],
  ...['zielon* produkt*', 'zielon* technologi*', 'zielon* wybór', 'zielon* energi*', 'zielon* zakup*', 'zielon* firm*'],
  ...['eko produkt*', 'eko laptop*', 'eko sprzęt*', 'eko telefon*', 'eko smartfon*', 'eko zakup*', 'eko wybór'],
  ...[
    'eco friendly',
    'eco product*',
    'environmentally friendly',
    'climate friendly',
    'planet friendly',
    'earth friendly',
  ],
  ...['climate neutral*', 'carbon neutral*', 'co2 neutral*', 'co₂ neutral*', 'carbon positive', 'climate positive'],
  ...[
    'ecological',
    'ecologically',
    'biodegradable',
    'zero emission*',
    'good for the environment',
    'good for the planet',
  ],
  ...['green product*', 'green technology', 'green choice', 'green energy', 'green shopping', 'green company'],
  ...['umweltfreundlich*', 'klimafreundlich*', 'umweltschonend*', 'klimaschonend*', 'umweltgerecht*', 'umweltbewusst*'],
  ...['klimaneutral*', 'co2frei*', 'co2 frei*', 'emissionsfrei*', 'ökologisch*', 'biologisch abbaubar*'],
  ...['grüne* technik', 'grüne* technologie', 'grüne* wahl', 'grüne* energie', 'grüne* produkt*', 'öko produkt*'],
  ...['gut für die umwelt', 'gut für das klima', 'gut für den planeten'],
]
/** By how they begin; the longest first, so that all of a claim is named. */
const BEGINNING = 2
const BY_BEGINNING = Map.groupBy(
  CLAIMS.map((claim) => claim.split(' ')).toSorted((one, other) => other.length - one.length),
  ([first = '']) => first.slice(0, BEGINNING),
)

/** Most claims that are named. */
const MOST = 5
/** Most characters between two words of a claim: a space or a hyphen. */
const APART = 1

type Word = { text: string; from: number; to: number }

const fits = (word: string, pattern: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern

function isClaim(words: readonly Word[], at: number, claim: readonly string[]): boolean {
  return claim.every((pattern, offset) => {
    const word = words[at + offset]
    const before = words[at + offset - 1]
    if (!word || !fits(word.text, pattern)) return false
    return offset === 0 || (before !== undefined && word.from - before.to <= APART)
  })
}

/** Words of a text that claim something of the environment in general, as they were written, each once. */
export function findGreenClaims(text: string): string[] {
  const words: Word[] = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    ...{ text: word.toLowerCase(), from: index, to: index + word.length },
  }))
  const found = new Map<string, string>()
  for (let at = 0; at < words.length && found.size < MOST; at += 1) {
    const begun = BY_BEGINNING.get(words[at]?.text.slice(0, BEGINNING) ?? '')
    const claim = begun?.find((one) => isClaim(words, at, one))
    const [first, last] = [words[at], words[at + (claim?.length ?? 0) - 1]]
    if (!claim || !first || !last) continue
    const written = text.slice(first.from, last.to)
    if (!found.has(written.toLowerCase())) found.set(written.toLowerCase(), written)
  }
  return [...found.values()]
}
