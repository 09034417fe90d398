import type { Content } from 'pdfmake'
import { encode } from 'uqr'

/** A code to be scanned, with the words that have to stand below it. */
export type PrintedCode = { url: string; caption: string }

const SIZE = 90

/** Codes side by side, each drawn as one path. */
export function codesOf(codes: readonly PrintedCode[]): Content[] {
  if (codes.length === 0) return []
  return [
    {
      unbreakable: true,
      margin: [0, 16, 0, 0],
      columns: codes.map(({ url, caption }) => ({
        width: 130,
        stack: [
          { svg: drawn(url), width: SIZE, height: SIZE },
          { text: caption, fontSize: 6, margin: [0, 3, 0, 0] },
        ],
      })),
    },
  ]
}

/** A code as a drawing, one unit a module, with the quiet edge it needs. */
export function drawn(url: string): string {
  const { data, size } = encode(url, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000"/></svg>`
}

/** Dark modules of a row that touch, as one stroke: where it begins and how wide it is. */
function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
