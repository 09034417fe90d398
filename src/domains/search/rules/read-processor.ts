/** Processors as sellers write them in titles. The family is found by the vocabulary; this is the exact model. */
const INTEL = /\bi([3579])[\s-]?(\d{3,5}[a-z]{0,2}\d?)\b/i
const ULTRA = /\bultra\s([579])\s(\d{3}[a-z]{0,2})\b/i
const RYZEN = /\bryzen\s([3579])\s(?:pro\s)?(\d{4}[a-z]{0,3})\b/i
const XEON = /\bxeon\s((?:e[357]|gold|silver|bronze|platinum|w)[\s-]?\d{3,5}[a-z]{0,2}(?:\sv\d)?)\b/i
const APPLE = /\b(m[1-4])(?:\s(pro|max|ultra))?\b/i

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** `i5-8350U`, `Ryzen 5 3500U`, `M1 Pro`; null when the title names none. */
export function readProcessor(title: string): string | null {
  const intel = INTEL.exec(title)
  if (intel) return `i${intel[1]}-${(intel[2] ?? '').toUpperCase()}`
  const ultra = ULTRA.exec(title)
  if (ultra) return `Ultra ${ultra[1]} ${(ultra[2] ?? '').toUpperCase()}`
  const ryzen = RYZEN.exec(title)
  if (ryzen) return `Ryzen ${ryzen[1]} ${(ryzen[2] ?? '').toUpperCase()}`
  const xeon = XEON.exec(title)
  if (xeon) return `Xeon ${(xeon[1] ?? '').replace(/\s(?=\d)/, '-').toUpperCase()}`
  const apple = /\b(mac|ipad|imac)/i.test(title) ? APPLE.exec(title) : null
  return apple ? [(apple[1] ?? '').toUpperCase(), apple[2] && capital(apple[2])].filter(Boolean).join(' ') : null
}
