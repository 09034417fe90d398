import { open } from 'node:fs/promises'
import chardet from 'chardet'
import { MEGABYTE } from '../../values/megabytes.ts'

/** Names that `TextDecoder` knows. */
type Encoding = 'utf-8' | 'windows-1250' | 'windows-1252' | 'iso-8859-2' | 'utf-16le' | 'utf-16be'
const CHUNK = MEGABYTE
/** Bytes with letters beyond ASCII that are weighed. */
const WEIGHED = 64 * 1024
/** Letters of Polish, and of German and French: the right encoding shows letters, not signs. */
const LETTERS = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜéèêàçáíúůřžščěý°²³–—„”’®]/g
const ODD = /[\u0080-\u009f¤¦¨¬¯±·¸¹¼½¾¿×÷ˇ˘˙˛˝]/g

export type DetectedText = { encoding: Encoding; binary: boolean }

/** How a text file is encoded, from all of its bytes. `binary`: it is no text at all. */
export async function detectEncoding(path: string): Promise<DetectedText> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(4096)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    const wide = detectWide(head.subarray(0, bytesRead))
    if (wide) return { encoding: wide, binary: false }
    const telling: Buffer[] = []
    let weighed = 0
    let utf8 = true
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for await (const bytes of file.createReadStream({ start: 0, highWaterMark: CHUNK, autoClose: false })) {
      const part = bytes as Buffer
      if (part.includes(0)) return { encoding: 'utf-8', binary: true }
      if (utf8) utf8 = decodes(decoder, part, true)
      for (let at = 0; weighed < WEIGHED && at < part.length; at += 1) {
        if ((part[at] ?? 0) < 0x80) continue
        const around = part.subarray(Math.max(0, at - 40), at + 40)
        telling.push(around)
        weighed += around.length
        at += 40
      }
    }
    if (utf8) utf8 = decodes(decoder, undefined, false)
    return { encoding: utf8 ? 'utf-8' : weigh(Buffer.concat(telling)), binary: false }
  } finally {
    await file.close()
  }
}

function decodes(decoder: TextDecoder, bytes: Buffer | undefined, stream: boolean): boolean {
  try {
    decoder.decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}

/** UTF-16, by its mark or by the zeros beside plain letters. */
function detectWide(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const half = head.length / 2
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le'
  if (even > half * 0.4 && odd < half * 0.05) return 'utf-16be'
  return undefined
}

/** One byte a letter: the statistics of a guesser, and which encoding makes letters of the bytes. */
function weigh(bytes: Buffer): Encoding {
  const read = (encoding: Encoding) => new TextDecoder(encoding).decode(bytes)
  // Letters that all have in common tell nothing.
  if (read('windows-1252') === read('windows-1250') && read('windows-1252') === read('iso-8859-2'))
    return 'windows-1252'
  const guesses = new Map(chardet.analyse(bytes).map(({ name, confidence }) => [name.toLowerCase(), confidence]))
  const score = (encoding: Encoding, name: string) => {
    const text = read(encoding)
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
    return count(LETTERS) - 2 * count(ODD) + (guesses.get(name) ?? 0) / 200
  }
  const candidates: [Encoding, number][] = [
    ['windows-1252', Math.max(score('windows-1252', 'iso-8859-1'), score('windows-1252', 'windows-1252'))],
    ['windows-1250', score('windows-1250', 'windows-1250')],
    ['iso-8859-2', score('iso-8859-2', 'iso-8859-2')],
  ]
  const best = candidates.reduce((a, b) => (b[1] > a[1] ? b : a))
  return best[0]
}
