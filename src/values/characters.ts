// Limits of texts count what a person sees: an emoji of seven code points is one character. One home for browser and server.

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('pl', { granularity: 'grapheme' }) : undefined
/** Letters, digits, punctuation and symbols that are one character each, whatever stands beside them. */
const PLAIN = /^[\n\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/

const partsOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text)

/** Characters as a person counts them. */
export function countCharacters(text: string): number {
  return PLAIN.test(text) ? text.length : partsOf(text).length
}

/** UTF-8 bytes that a text of so many characters may take: room for emoji, none for floods of combining marks. */
export const bytesOf = (characters: number): number => characters * 4 + 1000

const encoder = new TextEncoder()

/** Whether a text keeps to a limit of characters. */
export function fitsCharacters(text: string, most: number): boolean {
  // Each unit of UTF-16 is a character at most, and three bytes.
  if (text.length <= most) return true
  if (text.length > bytesOf(most) || encoder.encode(text).length > bytesOf(most)) return false
  return countCharacters(text) <= most
}

/** The beginning of a text that keeps to a limit, whole characters only. */
export function cutCharacters(text: string, most: number): string {
  if (fitsCharacters(text, most)) return text
  let [kept, count, bytes] = ['', 0, 0]
  // No more than so many units can fit; the rest of a very long text is not looked at.
  for (const part of partsOf(text.slice(0, bytesOf(most)))) {
    bytes += encoder.encode(part).length
    if (++count > most || bytes > bytesOf(most)) break
    kept += part
  }
  return kept
}
