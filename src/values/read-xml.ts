/** An element as it was read. */
export type ReadNode = { name: string; attributes: Record<string, string>; text: string; children: ReadNode[] }

const TOKEN = /<\?[^>]*\?>|<\/([\w.-]+)>|<([\w.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads plain XML as the market prints it: no comments, no entities of its own, one instruction at its head. A text: what is wrong with it. */
export function readXml(xml: string): ReadNode | string {
  const top: ReadNode = { name: '', attributes: {}, text: '', children: [] }
  const open: ReadNode[] = [top]
  let position = 0
  for (const match of xml.matchAll(TOKEN)) {
    if (match.index !== position) break
    position += match[0].length
    const [whole, closing, opening, attributes = '', single, words] = match
    const parent = open.at(-1) ?? top
    if (whole.startsWith('<?')) {
      if (match.index > 0) return 'a processing instruction'
    } else if (words !== undefined) parent.text += decoded(words)
    else if (closing !== undefined) {
      if (open.pop()?.name !== closing) return `${closing} ends what did not begin`
    } else if (opening !== undefined) {
      const node = { name: opening, attributes: attributesOf(attributes), text: '', children: [] }
      parent.children.push(node)
      if (single !== '/') open.push(node)
    }
  }
  if (position !== xml.length) return `not XML at ${position}`
  const [root, ...others] = top.children
  return root && others.length === 0 && open.length === 1 ? root : 'not one element'
}

/** Names and values take turns between the quotation marks. */
function attributesOf(text: string): Record<string, string> {
  const parts = text.split('"')
  const pairs = parts.flatMap((part, index) =>
    index % 2 === 0 && part.includes('=') ? [[part.trim().slice(0, -1), decoded(parts[index + 1] ?? '')]] : [],
  )
  return Object.fromEntries(pairs)
}

const decoded = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
