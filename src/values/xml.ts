/** An element with its text or its children, in their order; null and undefined children are left out. */
export type Node = { name: string; attributes?: Record<string, string>; content: string | readonly Node[] }

/** An element that holds a text or a number, as it is. */
export const text = (name: string, content: string | number): Node => ({ name, content: String(content) })
/** An element that holds others. */
export const element = (name: string, ...children: readonly (Node | null | undefined | readonly Node[])[]): Node => ({
  name,
  content: children.flat().filter((child): child is Node => child !== null && child !== undefined),
})

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: string) => value.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

/** What XML cannot hold is no text: control characters and halves of pairs go. */
const clean = (value: string) =>
  value.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

/** The document as text, UTF-8 without a mark in front. */
export function printXml(root: Node): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${printElement(root)}`
}

/** A part of a document as text: lists too long for memory are written part by part. */
export function printElement({ name, attributes = {}, content }: Node): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner = typeof content === 'string' ? escaped(clean(content)) : content.map(printElement).join('')
  return `<${name}${given.join('')}>${inner}</${name}>`
}
