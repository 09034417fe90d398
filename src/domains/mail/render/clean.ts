import type { TextParams } from '../../../i18n/shape.ts'
import type { MailSection } from '../templates.ts'

/** Characters that steer instead of being read: line ends, other controls, and the marks that turn the direction of text. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** One line of plain text, whatever a person entered. */
export function oneLine(text: string): string {
  return text.replace(STEERING, ' ').trim()
}

/** Several lines of plain text. */
function severalLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .trim()
}

/** The params of a mail, made harmless: only a reason, which the operator writes, may have several lines. */
export function cleanParams(params: TextParams): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'number' ? value : key === 'reason' ? severalLines(value) : oneLine(value),
    ]),
  )
}

/** What a layout writes of a section; `link` may be pressed. */
export type CleanSection = Required<Omit<MailSection, 'link' | 'rows'>> & {
  rows: readonly (readonly [name: string, amount: string, below: string])[]
  link: string | undefined
}

/** A section, made harmless: every line is one, and an address that may not be pressed is a line. */
export function cleanSection({ heading, rows = [], lines = [], link }: MailSection): CleanSection {
  const isPressed = link !== undefined && mayBePressed(link)
  return {
    heading: oneLine(heading),
    rows: rows.map(([name, amount, below = '']) => [oneLine(name), oneLine(amount), oneLine(below)] as const),
    lines: [...lines, ...(link === undefined || isPressed ? [] : [link])].map(oneLine),
    link: isPressed ? link : undefined,
  }
}

/** Whether an address becomes a link: encrypted, without a name and password before its host, and without anything that steers. */
export function mayBePressed(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && oneLine(address) === address
}

/** A name to greet by. Strangers could enter anybody's address with an advertisement for a name: what leads somewhere is no name. */
export function nameToGreet(name: unknown): string | undefined {
  const text = typeof name === 'string' ? oneLine(name) : ''
  return text !== '' && text.length <= 80 && !/[/\\@:]|\.\p{L}|www/iu.test(text) ? text : undefined
}
