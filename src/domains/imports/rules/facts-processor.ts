/** What a text about a device says, by attribute key: free wording taken apart. Empty where nothing is understood. */
export type Facts = Record<string, string | number | boolean>

const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/core ultra/i, 'core_ultra'],
  [/core i3|\bi3-/i, 'core_i3'],
  [/core i5|\bi5-/i, 'core_i5'],
  [/core i7|\bi7-/i, 'core_i7'],
  [/core i9|\bi9-/i, 'core_i9'],
  [/core m\b|core m\d/i, 'core_m'],
  [/xeon/i, 'xeon'],
  [/pentium/i, 'pentium'],
  [/celeron/i, 'celeron'],
  [/atom/i, 'atom'],
  [/ryzen 3/i, 'ryzen_3'],
  [/ryzen 5/i, 'ryzen_5'],
  [/ryzen 7|ryzen 1[78]00/i, 'ryzen_7'],
  [/ryzen 9/i, 'ryzen_9'],
  [/ryzen 1[56]00/i, 'ryzen_5'],
  [/epyc/i, 'epyc'],
  [/apple m\d|^m[1-5]\b/i, 'apple_m'],
  [/amd (a\d|e-|e\d|fx)/i, 'amd_a'],
  [/cortex|snapdragon|rockchip|mediatek|exynos/i, 'arm'],
]

const CORES: Readonly<Record<string, number>> = { single: 1, dual: 2, quad: 4, hexa: 6, octa: 8 }

/** `Intel Core i5 7200U 2.5GHz` → family `core_i5`, model `Core i5 7200U`; cores where the text names them. */
export function processorFacts(text: string): Facts {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  if (plain === '') return {}
  const family = FAMILIES.find(([pattern]) => pattern.test(plain))?.[1]
  const cores = /\b(single|dual|quad|hexa|octa)[ -]core\b/i.exec(plain)?.[1]?.toLowerCase()
  const counted = /\b(\d{1,3})[ -]?(?:cores?|rdzeni\w*|kerne?)\b/i.exec(plain)?.[1]
  const model = plain
    .replace(/\s*@?\s*\d+([.,]\d+)?\s*ghz$/i, '')
    .replace(/\b(single|dual|quad|hexa|octa)[ -]core\b/i, '')
    .replace(/^intel\s+/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // A bare family tells less than the clock beside it.
  const name = /\d{3}|[a-z]\d-|m\d|ultra/i.test(model) ? model : plain.replace(/^intel\s+/i, '')
  const count = cores ? CORES[cores] : counted ? Number(counted) : undefined
  return { cpu_model: name, ...(family ? { cpu_family: family } : {}), ...(count ? { cores: count } : {}) }
}
