import { inflateSync } from 'node:zlib'

/** The streams of a PDF, unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => {
    const raw = Buffer.from(bytes, 'latin1')
    try {
      return inflateSync(raw).toString('latin1')
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
  const streams = streamsOf(pdf)
  const letters = streams.filter((stream) => stream.includes('beginbfrange')).map(lettersOf)
  const names = fontNames(pdf.toString('latin1'))
  return streams
    .filter((stream) => /\bTJ\b|\bTj\b/.test(stream))
    .map((stream) => {
      let font = 0
      return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-fA-F]+)>|\b(TJ|Tj)\b/g)]
        .map(([, name, hex, shown]) => {
          if (name) font = names.indexOf(name)
          if (shown) return '\n'
          return hex
            ? (hex.match(/.{4}/g) ?? []).map((glyph) => letters[font]?.get(Number.parseInt(glyph, 16)) ?? '').join('')
            : ''
        })
        .join('')
    })
    .join('\n')
}

/** Fonts by the order in which their letters are told. */
function fontNames(pdf: string): string[] {
  const found = [...pdf.matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, name = '']) => name)
  return [...new Set(found)].sort()
}

function lettersOf(stream: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, from = '0', codes = ''] of stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const list = [...codes.matchAll(/<([0-9a-f]+)>/gi)].map(([, code = '']) => code)
    list.forEach((code, index) => {
      const units = (code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      letters.set(Number.parseInt(from, 16) + index, String.fromCharCode(...units))
    })
  }
  return letters
}
