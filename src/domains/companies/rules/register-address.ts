export type Address = { street: string | null; postalCode: string | null; city: string | null }

/** Postal code and town, as countries write them. */
const TOWN: Readonly<Record<string, RegExp>> = {
  PL: /^(\d{2}-\d{3}) (\D.*)$/,
  NL: /^(\d{4} ?[A-Z]{2}) (\D.*)$/,
  PT: /^(\d{4}-\d{3}) (\D.*)$/,
}
const OTHER_TOWN = /^((?:[A-Z]{1,2}-)?(?:\d{3} \d{2}|\d{4,5})) (\D.*)$/

/**
 * An address as registers write it, in one text: `PROSTA 20, 00-850 WARSZAWA` or line by line. The part that begins with a postal code
 * is the town, what stands before it the street; a text without such a part tells nothing.
 */
export function splitAddress(text: string, country: string): Address {
  const parts = text
    .split(/\n|,\s+/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  const town = TOWN[country] ?? OTHER_TOWN
  const at = parts.findLastIndex((part) => town.test(part))
  const [, postalCode = null, city = null] = town.exec(parts[at] ?? '') ?? []
  if (postalCode === null || city === null) return { street: null, postalCode: null, city: null }
  return { street: properCase(parts.slice(0, at).join(', ')) || null, postalCode, city: properCase(city) }
}

/** Kinds of streets and places, which stay small. */
const SMALL = new Set(['ul', 'al', 'pl', 'os', 'm', 'lok'])

/** `UL. JANA PAWŁA II 12A` → `ul. Jana Pawła II 12A`; what is not all in capitals stays. */
export function properCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text
  return text.replaceAll(/(?<![\p{L}\d])\p{L}{2,}(?!\d)/gu, (word) => {
    if (/^[IVX]+$/.test(word)) return word
    const small = word.toLowerCase()
    return SMALL.has(small) ? small : word[0] + small.slice(1)
  })
}
