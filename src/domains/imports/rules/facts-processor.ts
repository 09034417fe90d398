import { processorFamily } from '../../../values/processors.ts'

/** What a text about a device says, by attribute key: free wording taken apart. Empty where nothing is understood. */
export type Facts = Record<string, string | number | boolean>

const CORES: Readonly<Record<string, number>> = { single: 1, dual: 2, quad: 4, hexa: 6, octa: 8 }

/** `Intel Core i5 7200U 2.5GHz` → family `core_i5`, model `Core i5 7200U`; cores where the text names them. */
export function processorFacts(text: string): Facts {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  if (plain === '') return {}
  const family = processorFamily(plain)
  const cores = /\b(single|dual|quad|hexa|octa)[ -]core\b/i.exec(plain)?.[1]?.toLowerCase()
  const counted = /\b(\d{1,3})[ -]?(?:cores?|rdzeni\w*|kerne?)\b/i.exec(plain)?.[1]
  const model = plain
    .replace(/ ?@? ?(?<![\d.,])\d+(?:[.,]\d+)? ?ghz$/i, '')
    .replace(/\b(single|dual|quad|hexa|octa)[ -]core\b/i, '')
    .replace(/^intel\s+/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // A bare family tells less than the clock beside it.
  const name = /\d{3}|[a-z]\d-|m\d|ultra/i.test(model) ? model : plain.replace(/^intel\s+/i, '')
  const count = cores ? CORES[cores] : counted ? Number(counted) : undefined
  return { cpu_model: name, ...(family ? { cpu_family: family } : {}), ...(count ? { cores: count } : {}) }
}
