import {
  findIn,
  readXmlTree,
  writeXml,
  type XmlFields,
  type XmlNode,
} from '../../../src/domains/shipping/carriers/xml.ts'
import type { FakeDpd } from './books.ts'

/** A fault by its code. */
export class Fault extends Error {}
export type Operations = Readonly<Record<string, (asked: XmlNode) => XmlFields>>

/** Serves operations of SOAP 1.1: whose login is right is answered, everybody else and what goes wrong gets a fault. */
export function serveSoap(fake: FakeDpd, path: string, operations: Operations): void {
  fake.app.post(path, async (c) => {
    const tree = readXmlTree(await c.req.text())
    const asked = tree && findIn(tree, 'Body')?.children[0]
    try {
      if (!asked) throw new Fault('SCHEMA_VALIDATION')
      const done = writeXml({ return: answer(fake, operations, asked) })
      return c.body(envelope(`<ns2:${asked.name}Response>${done}</ns2:${asked.name}Response>`), 200, XML)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const fault = writeXml({ faultcode: 'S:Server', faultstring: `${error.message} for 600700800` })
      return c.body(envelope(`<S:Fault>${fault}</S:Fault>`), 500, XML)
    }
  })
}

function answer(fake: FakeDpd, operations: Operations, asked: XmlNode): XmlFields {
  const auth = findIn(asked, 'authDataV1')
  const of = (name: string) => (auth && findIn(auth, name)?.text) ?? ''
  if (of('login') !== fake.keys.login || of('password') !== fake.keys.password)
    throw new Fault('INCORRECT_LOGIN_OR_PASSWORD')
  if (fake.fault) throw new Fault(fake.fault)
  const payer = of('masterFid')
  if (payer !== '' && payer !== fake.keys.payerNumber) return { Status: 'DISALLOWED_FID', status: 'DISALLOWED_FID' }
  if (fake.status) return { Status: fake.status }
  const operation = operations[asked.name]
  if (!operation) throw new Fault('UNKNOWN_OPERATION')
  return operation(asked)
}

const XML = { 'content-type': 'text/xml; charset=utf-8' }
const envelope = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns2="http://dpdservices.dpd.com.pl/"><S:Body>${body}</S:Body></S:Envelope>`

/** Texts of the elements within one, names in lower case. */
export const fieldsIn = (node: XmlNode | undefined): Record<string, string> =>
  Object.fromEntries((node?.children ?? []).map(({ name, text }) => [name.toLowerCase(), text]))
