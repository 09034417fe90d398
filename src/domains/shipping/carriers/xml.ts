import sax from 'sax'

/** An element of an answer; names without the prefix of their namespace. */
export type XmlNode = { name: string; text: string; children: readonly XmlNode[] }

/** No answer of a carrier is deeper or has more elements: who does so fills the memory. */
const DEEPEST = 30
const MOST_ELEMENTS = 20_000
/** No entities but the five of XML. */
const OPTIONS = { position: false, strictEntities: true }

/** Reads a whole XML text; undefined: it is none, or it brings a document type, entities of its own, or more than any carrier answers. */
export function readXmlTree(text: string): XmlNode | undefined {
  type Open = { name: string; parts: string[]; children: XmlNode[] }
  const parser = sax.parser(true, OPTIONS)
  const open: Open[] = []
  let root: XmlNode | undefined
  let elements = 0
  parser.onerror = (error) => {
    throw error
  }
  parser.ondoctype = () => {
    throw new Error('document type')
  }
  parser.onopentag = ({ name }) => {
    elements += 1
    if (elements > MOST_ELEMENTS || open.length >= DEEPEST) throw new Error('too much')
    open.push({ name: name.slice(name.indexOf(':') + 1), parts: [], children: [] })
  }
  const add = (part: string) => void open.at(-1)?.parts.push(part)
  parser.ontext = add
  parser.oncdata = add
  parser.onclosetag = () => {
    const closed = open.pop()
    if (!closed) return
    const node = { name: closed.name, text: closed.parts.join('').trim(), children: closed.children }
    const parent = open.at(-1)
    if (parent) parent.children.push(node)
    else root = node
  }
  try {
    parser.write(text).close()
    return root
  } catch {
    // What it says quotes the answer, which may name a person.
    return undefined
  }
}

/** The first element of the name, however deep. */
export function findIn(node: XmlNode, name: string): XmlNode | undefined {
  for (const child of node.children) {
    const found = child.name === name ? child : findIn(child, name)
    if (found) return found
  }
  return undefined
}

/** All elements of the name, however deep, in their order. */
export const allIn = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allIn(child, name)])

/** What goes into an element: a value, elements within, the same element several times; null leaves it out. */
export type XmlValue = string | number | boolean | null | XmlFields | readonly XmlFields[] | readonly string[]
export type XmlFields = { [name: string]: XmlValue }

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text as it stands between marks: signs of XML escaped, what no XML may hold left out. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')

/** Elements in the order of the object's names. */
export function writeXml(fields: XmlFields): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => writeElement(name, one)))
    .join('')
}

function writeElement(name: string, value: XmlFields | string | number | boolean | null): string {
  if (value === null) return ''
  return `<${name}>${typeof value === 'object' ? writeXml(value) : escapeXml(String(value))}</${name}>`
}
