import { readProcessor } from '../../../values/processors.ts'
import { accessoryForms } from './accessory-forms.ts'
import { DISK_SIZES, RAM_SIZES } from './attribute-words.ts'
import { CATEGORY_WORDS } from './category-words.ts'
import { PRODUCT_LINES } from './product-lines.ts'
import { tokenize } from './tokenize.ts'
import type { Token } from './tokens.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words and signs behind which a title speaks of something else. */
const JOINTS = set('z ze i oraz wraz plus with and including incl mit und inkl gratis')
const SIGNS = /[+&,;|()[\]]|\s[-–—]\s/
/** Things that come along and still tell of the device: its keyboard has a layout, a tablet takes a pen. */
const TELLING = set(
  'klawiatura klawiatury klawiature klawiatur keyboard keyboards tastatur tastaturen rysik rysika stylus eingabestift',
)
const PROCESSOR = /^(?:i[3579]|ryzen|celeron|pentium|xeon|m[1-5])$/
/** A kind of device by the one word for it. What is built both ways tells neither. */
const DEVICE_WORDS: ReadonlyMap<string, string> = new Map(
  CATEGORY_WORDS.filter(({ kind, slugs }) => kind === 'device' && !slugs.includes('workstations')).flatMap(
    ({ words, family }) => words.split(', ').flatMap((word) => (word.includes(' ') ? [] : [[word, family] as const])),
  ),
)

/**
 * What of a title speaks of the thing itself: without what comes along (`+ czarne etui`, `z ładowarką`). Null for a title that names two
 * machines: nobody can tell which of its figures is whose.
 */
export function titleOfOne(title: string): string | null {
  const parts = partsOf(tokenize(title))
  const own = parts.map((part, at) => (at === 0 ? withoutTail(part) : isExtra(part) ? [] : part))
  if (namesSeveral(own.filter(({ length }) => length > 0))) return null
  let text = ''
  let at = 0
  for (const [index, part] of parts.entries()) {
    const kept = own[index] ?? []
    if (kept.length === part.length) continue
    const from = part[kept.length]?.start ?? at
    text += `${title.slice(at, from)} `
    at = part.at(-1)?.end ?? from
  }
  return text + title.slice(at)
}

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (SIGNS.test(token.gap) || JOINTS.has(token.text)) parts.push([])
    if (!JOINTS.has(token.text)) parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

const isAccessory = ({ text }: Token) => accessoryForms.has(text) && !TELLING.has(text)
const isMeasured = (part: readonly Token[]) => part.some(({ unit }) => unit === 'pct')
const isExtra = (part: readonly Token[]) => part.some(isAccessory) && !isMeasured(part)

/** `MacBook Air i5 8 GB nowa bateria`: behind its memory or processor, what is named comes along. */
function withoutTail(part: Token[]): Token[] {
  const at = part.findIndex(
    (token, index) =>
      isAccessory(token) &&
      part.slice(0, index).some(({ unit, text }) => unit === 'gb' || unit === 'tb' || PROCESSOR.test(text)),
  )
  if (at < 0 || isMeasured(part.slice(at))) return part
  return part.slice(0, part[at - 1]?.kind === 'word' ? at - 1 : at)
}

/** Whether two parts name machines of their own, or one names two of a line (`T470 / T480`). */
function namesSeveral(parts: readonly Token[][]): boolean {
  const lines = parts.flatMap((part) => part.flatMap((_, index) => lineAt(part, index) ?? []).slice(0, 1))
  const families = new Set(parts.flatMap((part) => part.flatMap(({ text }) => DEVICE_WORDS.get(text) ?? [])))
  const processors = new Set(
    parts.flatMap(splitAtSlashes).flatMap((part) => readProcessor(part.map(({ text }) => text).join(' ')) ?? []),
  )
  return areTwo(lines) || (families.size > 1 && parts.length > 1) || processors.size > 1 || parts.some(namesTwoModels)
}

function splitAtSlashes(part: Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of part) {
    if (token.gap.includes('/')) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

/** A line of products, and the model behind it: empty for none. */
type Line = { name: string; model: string; to: number }

function lineAt(part: readonly Token[], index: number): Line | null {
  for (const length of [2, 1]) {
    const name = part
      .slice(index, index + length)
      .map(({ text }) => text)
      .join(' ')
    if (!PRODUCT_LINES.get(name) || index + length > part.length) continue
    const next = part[index + length]
    return { name, model: next && !next.unit && /\d/.test(next.text) ? next.text : '', to: index + length }
  }
  return null
}

/** A name that is said again is the same machine. */
const areTwo = ([first, ...others]: readonly Line[]): boolean =>
  first !== undefined &&
  others.some(({ name, model }) => name !== first.name || (model !== '' && first.model !== '' && model !== first.model))

function namesTwoModels(part: Token[]): boolean {
  return part.some((_, index) => {
    const [first, second] = part.slice(lineAt(part, index)?.to ?? part.length)
    if (!first || !second || first.unit || second.unit) return false
    if (second.gap.trim() !== '/' && !lineAt(part, part.indexOf(second))) return false
    if (RAM_SIZES.has(first.value) && DISK_SIZES.has(second.value)) return false
    return first.kind === second.kind && first.text.length === second.text.length && /\d/.test(second.text)
  })
}
