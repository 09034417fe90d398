/** A part of a line: text, text that stands out, or a link. */
export type Inline = string | { strong: string } | { href: string; words: string }
export type Block =
  | { kind: 'heading'; level: 2 | 3; words: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

/** Where a link may lead: a page of the web, an address to write to, a page of ours, a place on the page. */
export function isSafeLink(address: string): boolean {
  // What stands in a place is looked at when it is filled.
  const href = address.replaceAll(/\{\{\w{1,60}\}\}/g, 'x')
  if (/[\p{Cc}\s\\]/u.test(href)) return false
  if (/^(?:\/(?!\/)|#)/.test(href)) return true
  if (!/^(?:https?:\/\/|mailto:)/i.test(href) || !URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return username === '' && password === ''
}

/** Links of a text that lead where none may. */
export function refusedLinks(blocks: readonly Block[]): string[] {
  return partsOf(blocks).flatMap((part) =>
    typeof part === 'object' && 'href' in part && !isSafeLink(part.href) ? [part.href] : [],
  )
}

/** All parts of lines, headings as plain text. */
export function partsOf(blocks: readonly Block[]): Inline[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.words]
    return block.kind === 'list' ? block.items.flat() : block.parts
  })
}

/** The same text with every piece of words and every address changed. */
export function mapWords(blocks: readonly Block[], change: (words: string) => string): Block[] {
  const part = (one: Inline): Inline => {
    if (typeof one === 'string') return change(one)
    return 'strong' in one ? { strong: change(one.strong) } : { href: change(one.href), words: change(one.words) }
  }
  return blocks.map((block) => {
    if (block.kind === 'heading') return { ...block, words: change(block.words) }
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => item.map(part)) }
    return { ...block, parts: block.parts.map(part) }
  })
}

const HEADING = /^(#{1,3}) +/
const ITEM = /^(?:[-*]|(\d{1,3})\.) +/

/**
 * Reads a text of paragraphs, headings (`## `), lists (`- `, `1. `), `**what stands out**` and `[links](/rules)`: the part of Markdown that
 * terms need. Whatever else is typed, HTML too, is shown as it was typed. Each character is looked at a bounded number of times.
 */
export function readMarkup(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.trim()
    const level = HEADING.exec(line)?.[1]?.length
    const item = ITEM.exec(line)
    if (line === '') open = undefined
    else if (level !== undefined) {
      blocks.push({ kind: 'heading', level: level === 3 ? 3 : 2, words: line.slice(level).trim() })
      open = undefined
    } else if (item) {
      const ordered = item[1] !== undefined
      if (open?.kind !== 'list' || open.ordered !== ordered) {
        open = { kind: 'list', ordered, items: [] }
        blocks.push(open)
      }
      open.items.push(readLine(line.slice(item[0].length)))
    } else if (open?.kind === 'list') open.items.at(-1)?.push(' ', ...readLine(line))
    else if (open?.kind === 'paragraph') open.parts.push(' ', ...readLine(line))
    else {
      open = { kind: 'paragraph', parts: readLine(line) }
      blocks.push(open)
    }
  }
  return blocks
}

/** Parts of one line. What is begun and not ended is text. */
function readLine(line: string): Inline[] {
  const parts: Inline[] = []
  let plain = ''
  const add = (part: Inline) => {
    if (plain) parts.push(plain)
    plain = ''
    parts.push(part)
  }
  let at = 0
  while (at < line.length) {
    const found = strongAt(line, at) ?? linkAt(line, at)
    if (found) {
      add(found.part)
      at = found.end
    } else {
      if (line[at] === '\\' && /[\\*[\]()#-]/.test(line[at + 1] ?? '')) at += 1
      plain += line[at]
      at += 1
    }
  }
  if (plain) parts.push(plain)
  return parts
}

/** Longest piece that stands out or leads somewhere: what is longer is plain text, and no line is searched again and again. */
const LONGEST = 500

function strongAt(line: string, at: number) {
  if (!line.startsWith('**', at)) return undefined
  const end = line.slice(at + 2, at + 2 + LONGEST).indexOf('**')
  return end > 0 ? { part: { strong: line.slice(at + 2, at + 2 + end) }, end: at + end + 4 } : undefined
}

function linkAt(line: string, at: number) {
  if (line[at] !== '[') return undefined
  const near = line.slice(at + 1, at + 1 + 2 * LONGEST)
  const middle = near.indexOf('](')
  const end = middle > 0 ? near.indexOf(')', middle) : -1
  if (end === -1 || near.slice(0, middle).includes('[')) return undefined
  return { part: { words: near.slice(0, middle), href: near.slice(middle + 2, end) }, end: at + end + 2 }
}

/** The text without markup, a line a block: for mails and comparisons. */
export function plainLines(blocks: readonly Block[]): string[] {
  const say = (parts: readonly Inline[]) =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part
        return 'strong' in part ? part.strong : `${part.words} (${part.href})`
      })
      .join('')
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.words]
    if (block.kind === 'paragraph') return [say(block.parts)]
    return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '•'} ${say(item)}`)
  })
}
