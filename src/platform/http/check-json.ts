import { Failure } from '../../values/failure.ts'
import type { Bounds } from './json-bounds.ts'

/** No form is nested deeper. */
const MOST_NESTED = 32
/** Values in one body: the longest list of an ERP system has forty thousand. */
const MOST_VALUES = 100_000
/** Names in one object. */
const MOST_KEYS = 1000

/** Characters by which a text may be longer as it is sent: spaces around it, escapes, signs made of several characters. */
const asSent = (length: number) => length * 16 + 2000

const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44
const COLON = 58
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

/** A list or an object that is open where the reader stands. */
type Level = { bounds: Bounds; list: boolean; count: number; key: string; isKey: boolean; empty: boolean }

/**
 * Looks through JSON text once, before it is parsed: refuses lists, texts and objects that are longer than the contract allows by the path
 * of the field (`too_big`, `too_long`), nesting deeper than any form (`malformed_json`) and too many values in all (`body_too_large`).
 * Checking a million parts, to say in the end that there are too many, would stop everybody. Whether it is JSON at all, parsing tells.
 */
export function checkJson(text: string, bounds: Bounds): void {
  const stack: Level[] = []
  let level: Level | undefined
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign <= 32) continue
    if (level?.empty && sign !== CLOSE_LIST && sign !== CLOSE_OBJECT) {
      level.empty = false
      values = countOne(stack, level, values)
    }
    if (sign === QUOTE) {
      const end = endOfText(text, at)
      if (level?.isKey) level.key = keyOf(text.slice(at, end + 1))
      else if (end - at - 1 > asSent(boundsAt(level, bounds).length))
        throw tooMuch(stack, 'too_long', boundsAt(level, bounds).length)
      at = end
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (stack.length >= MOST_NESTED) throw new Failure('invalid', 'malformed_json')
      const list = sign === OPEN_LIST
      level = { bounds: boundsAt(level, bounds), list, count: 0, key: '', isKey: !list, empty: true }
      stack.push(level)
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      stack.pop()
      level = stack.at(-1)
    } else if (sign === COLON && level) level.isKey = false
    else if (sign === COMMA && level) {
      level.isKey = !level.list
      values = countOne(stack, level, values)
    }
  }
}

function countOne(stack: Level[], level: Level, values: number): number {
  level.count += 1
  const most = level.list ? level.bounds.items : MOST_KEYS
  if (level.count > most) throw tooMuch(stack.slice(0, -1), 'too_big', most)
  if (values >= MOST_VALUES) throw new Failure('invalid', 'body_too_large')
  return values + 1
}

function boundsAt(level: Level | undefined, whole: Bounds): Bounds {
  if (!level) return whole
  return (level.list ? undefined : level.bounds.keys.get(level.key)) ?? level.bounds.inside
}

/** Position of the quote that ends a text; the last character where none does. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return at
  }
  return text.length - 1
}

/** A name as parsing will read it: escapes hide none. */
function keyOf(quoted: string): string {
  if (quoted.length > asSent(100)) throw new Failure('invalid', 'malformed_json')
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return String(JSON.parse(quoted))
  } catch {
    return ''
  }
}

/** Names the field by the keys and places that lead to it. */
function tooMuch(stack: Level[], code: string, maximum: number): Failure {
  const field = stack.map(({ list, key, count }) => (list ? String(count - 1) : key)).join('.')
  return new Failure('invalid', 'validation', { fields: [{ field, code, params: { maximum } }] })
}
