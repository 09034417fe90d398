import type { Readable } from 'node:stream'
import sax from 'sax'
import { TableRefused } from '../table-refused.ts'

/** What happens in an XML text; names without the prefix of their namespace. */
export type XmlEvents = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  close: (name: string) => void
  /** Texts come in parts of 64 kB at most. */
  text: (text: string) => void
}

/** No part of a workbook is nested deeper: who does so fills the memory. */
const DEEPEST = 60

/**
 * Reads XML as its bytes come, and lets others in after each piece. Never held whole; entities of its own, and marks or attributes longer
 * than any table has, are refused by the parser. Throws when it is not well formed.
 */
export async function* readXml(stream: Readable, events: XmlEvents): AsyncGenerator<void> {
  const parser = sax.parser(true)
  let depth = 0
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    depth += 1
    if (depth > DEEPEST) throw new TableRefused('table_too_complex')
    events.open(localName(name), attributes as Record<string, string>)
  }
  parser.onclosetag = (name) => {
    depth -= 1
    events.close(localName(name))
  }
  parser.ontext = (text) => events.text(text)
  parser.oncdata = (text) => events.text(text)
  const decoder = new TextDecoder('utf-8')
  try {
    for await (const bytes of stream) {
      parser.write(decoder.decode(bytes as Buffer, { stream: true }))
      yield
    }
    parser.write(decoder.decode()).close()
  } finally {
    stream.destroy()
  }
}

/** `x:row` → `row`. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1)
