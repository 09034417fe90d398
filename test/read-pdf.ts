import { constants, inflateSync } from 'node:zlib'

/** The streams of a PDF, unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => {
    const raw = Buffer.from(bytes, 'latin1')
    try {
      // A packed stream may end with a carriage return that looks like the end of the line: the last bytes are only its sum.
      return inflateSync(raw, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
    } catch {
      return ''
    }
  })
}

export type Rectangle = { x: number; y: number; width: number; height: number }

/** Filled rectangles of each page that draws some, drawn as paths, in points; y grows downward as the page does. */
export function rectanglesOf(pdf: Buffer): Rectangle[][] {
  const corner = String.raw`(-?[\d.]+) (-?[\d.]+) `
  const path = new RegExp(`${corner}m\\s+${corner}l\\s+${corner}l\\s+${corner}l\\s+h`, 'g')
  const pages = streamsOf(pdf).map((stream) =>
    [...stream.matchAll(path)].map(([, x, y, right, , , bottom]) => ({
      ...{ x: Number(x), y: Number(y), width: Number(right) - Number(x), height: Number(bottom) - Number(y) },
    })),
  )
  return pages.filter((page) => page.length > 0)
}

/** What a PDF says to whoever copies it, in one string of all its pages: letters by the tables its fonts carry. */
export function textOf(pdf: Buffer): string {
  const fonts = fontsOf(pdf.toString('latin1'))
  return streamsOf(pdf)
    .filter((stream) => /\bTJ\b|\bTj\b/.test(stream))
    .map((stream) => {
      let letters: Map<number, string> | undefined
      return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-fA-F]+)>|\b(TJ|Tj)\b/g)]
        .map(([, name, hex, shown]) => {
          if (name) letters = fonts.get(name)
          if (shown) return '\n'
          return hex
            ? (hex.match(/.{4}/g) ?? []).map((glyph) => letters?.get(Number.parseInt(glyph, 16)) ?? '').join('')
            : ''
        })
        .join('')
    })
    .join('\n')
}

/** The letters of each font, by its name on the pages. */
function fontsOf(pdf: string): Map<string, Map<number, string>> {
  const objects = new Map(
    [...pdf.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const named = new Map([...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]))
  return new Map(
    [...named].map(([name, id]) => {
      const told = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
      const [stream = ''] = streamsOf(Buffer.from(objects.get(told) ?? '', 'latin1'))
      return [name, lettersOf(stream)]
    }),
  )
}

function lettersOf(stream: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, from = '0', codes = ''] of stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    // A ligature stands for two letters, with a space between their codes.
    const list = [...codes.matchAll(/<([0-9a-f ]+)>/gi)].map(([, code = '']) => code.replaceAll(' ', ''))
    list.forEach((code, index) => {
      const units = (code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      letters.set(Number.parseInt(from, 16) + index, String.fromCharCode(...units))
    })
  }
  return letters
}
