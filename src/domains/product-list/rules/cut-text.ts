/** Widths of letters in thousandths of their size, near those of the font that labels are printed in; a little too wide is right. */
const WIDTHS: [RegExp, number][] = [
  [/[iljI.,:;'|!()[\] ]/, 290],
  [/[frt-]/, 400],
  [/[mwMW@%]/, 900],
  [/[A-ZĄĆĘŁŃÓŚŹŻ&]/, 680],
]
const OTHER = 575

const widthOf = (sign: string) => WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? OTHER

/** How wide a text is, in thousandths of its size. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + widthOf(sign), 0)
}

/**
 * A text in lines of a width (thousandths of the letters' size), at most so many: broken between words, a word that fits in no line
 * within itself; what does not fit ends in `…`.
 */
export function cutText(text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((one) => pieces(one, width))) {
    const longer = line ? `${line} ${word}` : word
    if (textWidth(longer) <= width) {
      line = longer
      continue
    }
    lines.push(line)
    line = word
  }
  lines.push(line)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), endLine(lines[most - 1] ?? '', width)]
}

function pieces(word: string, width: number): string[] {
  const found: string[] = []
  let piece = ''
  for (const sign of word) {
    if (piece && textWidth(piece + sign) > width) {
      found.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...found, piece]
}

function endLine(line: string, width: number): string {
  let short = line
  while (short && textWidth(`${short}…`) > width)
    short = short.includes(' ') ? short.replace(/ \S*$/, '') : short.slice(0, -1)
  return `${short}…`
}
