// Processors as sellers write them, in titles and in columns: one home for the search, the form and imports.
const INTEL = /\bi([3579])[\s-]?(\d{3,5}[a-z]{0,2}\d?)\b/i
const ULTRA = /\bultra\s(x?[3579])[\s-](\d{3}[a-z]{0,2})\b/i
/** Since 2024 without the i: `Core 5 120U`, `Core 3 N355`. */
const CORE = /\bcore\s([3579])[\s-]([12]\d{2}[a-z]{1,2}|n\d{3})\b/i
const RYZEN = /\bryzen\s([3579])\s(?:pro\s)?(\d{4}(?:x3d|hx3d|[a-z]{0,3}))\b/i
const RYZEN_AI = /\bryzen\sai\s(max\+?|[3579])\s(?:pro\s)?(hx\s)?(?:pro\s)?(\d{3})\b/i
const XEON = /\bxeon\s((?:e[357]|gold|silver|bronze|platinum|w)[\s-]?\d{3,5}[a-z]{0,2}(?:\sv\d)?)\b/i
const SNAPDRAGON = /\bsnapdragon\sx2?(?:\s(elite|plus))?\b/i
const APPLE = /\b(m[1-5])(?:\s(pro|max|ultra))?\b/i

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
const upper = (word: string | undefined) => (word ?? '').toUpperCase()

/** `Intel® Core™ 5 processor 120U` as people shorten it. */
function plainName(text: string): string {
  return text
    .replace(/[®™]|\((?:r|tm)\)/gi, ' ')
    .replace(/\b(?:processor|procesor|prozessor|cpu)\b/gi, ' ')
    .replace(/\s{2,}/g, ' ')
}

/** The exact model: `i5-8350U`, `Ultra 7 155H`, `Core 5 120U`, `Ryzen AI 9 HX 370`, `M5 Pro`; null when the text names none. */
export function readProcessor(wording: string): string | null {
  const text = plainName(wording)
  const intel = INTEL.exec(text)
  if (intel) return `i${intel[1]}-${upper(intel[2])}`
  const ultra = ULTRA.exec(text)
  if (ultra) return `Ultra ${upper(ultra[1])} ${upper(ultra[2])}`
  const core = CORE.exec(text)
  if (core) return `Core ${core[1]} ${upper(core[2])}`
  const ai = RYZEN_AI.exec(text)
  if (ai) return `Ryzen AI ${capital(ai[1] ?? '')} ${ai[2] ? 'HX ' : ''}${ai[3]}`
  const ryzen = RYZEN.exec(text)
  if (ryzen) return `Ryzen ${ryzen[1]} ${upper(ryzen[2])}`
  const xeon = XEON.exec(text)
  if (xeon) return `Xeon ${upper(xeon[1]?.replace(/\s(?=\d)/, '-'))}`
  const snapdragon = SNAPDRAGON.exec(text)
  if (snapdragon) return snapdragon[0].split(/\s/).map(capital).join(' ')
  const apple = /\b(mac|ipad|imac)/i.test(text) ? APPLE.exec(text) : null
  return apple ? [upper(apple[1]), apple[2] && capital(apple[2])].filter(Boolean).join(' ') : null
}

const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/core ultra|\bultra x?[3579][ -]\d{3}/i, 'core_ultra'],
  [/core i3|\bi3-/i, 'core_i3'],
  [/core i5|\bi5-/i, 'core_i5'],
  [/core i7|\bi7-/i, 'core_i7'],
  [/core i9|\bi9-/i, 'core_i9'],
  [/core m\b|core m\d/i, 'core_m'],
  [/xeon/i, 'xeon'],
  [/pentium/i, 'pentium'],
  [/celeron/i, 'celeron'],
  [/atom/i, 'atom'],
  [/ryzen (ai )?3/i, 'ryzen_3'],
  [/ryzen (ai )?5/i, 'ryzen_5'],
  [/ryzen (ai )?7|ryzen 1[78]00/i, 'ryzen_7'],
  [/ryzen (ai )?9|ryzen ai max/i, 'ryzen_9'],
  [/ryzen 1[56]00/i, 'ryzen_5'],
  [/epyc/i, 'epyc'],
  [/apple m\d|^m[1-5]\b/i, 'apple_m'],
  [/amd (a\d|e-|e\d|fx)/i, 'amd_a'],
  [/\bcore 3(?=$|[ -](?:n?\d{3}|\d[.,]\d))/i, 'core_3'],
  [/\bcore 5(?=$|[ -](?:\d{3}|\d[.,]\d))/i, 'core_5'],
  [/\bcore 7(?=$|[ -](?:\d{3}|\d[.,]\d))/i, 'core_7'],
  [/\bcore 9(?=$|[ -](?:\d{3}|\d[.,]\d))/i, 'core_9'],
  [/cortex|snapdragon|rockchip|mediatek|exynos/i, 'arm'],
]

/** The family of a text that speaks of a processor alone, as the market's attribute `cpu_family` names it. */
export function processorFamily(wording: string): string | undefined {
  const text = plainName(wording).trim()
  return FAMILIES.find(([pattern]) => pattern.test(text))?.[1]
}
