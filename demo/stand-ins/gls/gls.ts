import { Hono } from 'hono'
import {
  findIn,
  readXmlTree,
  writeXml,
  type XmlFields,
  type XmlNode,
} from '../../../src/domains/shipping/carriers/xml.ts'
import { dropOldest, noteLast } from '../drop-oldest.ts'
import { labelOf } from '../label.ts'

export type GlsKeys = { login: string; password: string }
/** Of the user that tests use: the stand-in knows no other. */
export const GLS_KEYS: GlsKeys = { login: 'obieg-test', password: 'gls-test-password-0001' }

export type FakeConsign = { fields: XmlFields; numbers: string[]; weights: string[] }
type Options = { keys?: GlsKeys; most?: number }
export type FakeGls = ReturnType<typeof fakeGls>

/** A fault by its code. */
class Fault extends Error {}

/**
 * ADE-Plus of GLS as one user sees it: sessions, a preparing box, pickups that take consignments out of it under another id, labels by
 * number. All in memory.
 */
export function fakeGls({ keys = GLS_KEYS, most = Number.POSITIVE_INFINITY }: Options = {}) {
  let last = 5000
  const sessions = new Set<string>()
  const fake = {
    app: new Hono(),
    box: new Map<string, FakeConsign>(),
    sent: new Map<string, FakeConsign>(),
    /** Pickups made, by what they hold: once a consignment, whatever happens. */
    pickups: [] as string[][],
    logins: 0,
    /** Zloty that are taken on delivery at the most; null: the contract has no such service. */
    mostCash: 6000 as number | null,
    /** Answers every call but the login with this fault. */
    fault: null as string | null,
    /** Sessions are forgotten, as after half an hour. */
    expire: () => sessions.clear(),
  }
  const operations: Record<string, (asked: XmlNode) => XmlFields> = {
    adeServices_GetAllowed: () => ({
      srv_ade: 'POD',
      srv_bool: { cod: fake.mostCash === null ? 0 : 1, rod: 0, exw: 1 },
    }),
    adeServices_GetMaxCOD: () => ({ max_cod: (fake.mostCash ?? 0).toFixed(2) }),
    adePreparingBox_Insert(asked) {
      const of = (name: string) => findIn(asked, name)?.text ?? ''
      if (!of('rname1')) throw new Fault('err_cons_receiver_name1_empty')
      if (of('rcountry') === 'PL' && !/^\d{2}-\d{3}$/.test(of('rzipcode')))
        throw new Fault('err_cons_receiver_zipcode_is_invalid')
      if (Number(of('cod_amount')) > (fake.mostCash ?? 0)) throw new Fault('err_cons_srv_amount_of_cod_is_too_large')
      // Also after what was kept over a restart.
      last = Math.max(last, ...[...fake.box.keys(), ...fake.sent.keys()].map(Number)) + 1
      const names = ['rname1', 'rname2', 'rname3', 'rcountry', 'rzipcode', 'rcity', 'rstreet', 'rphone', 'rcontact']
      const rest = ['references', 'quantity', 'weight', 'cod', 'cod_amount']
      const weights = (findIn(asked, 'parcels')?.children ?? []).map((one) => findIn(one, 'weight')?.text ?? '')
      const fields = Object.fromEntries([...names, ...rest].map((name) => [name, of(name)]))
      fake.box.set(String(last), { fields, numbers: [], weights })
      dropOldest(fake.box, most, () => true)
      return { id: last }
    },
    adePreparingBox_GetConsign: (asked) => told(inBox(asked)),
    adePreparingBox_GetConsignLabelsExt(asked) {
      const consign = inBox(asked)
      if (consign.numbers.length === 0) {
        consign.numbers = consign.weights.map(
          (_, index) => `5${String(Number(idOf(asked)) * 10 + index).padStart(10, '0')}`,
        )
      }
      return { items: consign.numbers.map((number) => ({ number, file: labelFile([number], asked) })) }
    },
    adePreparingBox_DeleteConsign(asked) {
      inBox(asked)
      const id = idOf(asked)
      fake.box.delete(id)
      return { id }
    },
    adePickup_Create(asked) {
      const ids = (findIn(asked, 'consigns_ids')?.children ?? []).map(({ text }) => text)
      if (ids.length === 0) throw new Fault('err_pickup_empty_list_of_consignments')
      if (!ids.every((id) => fake.box.has(id))) throw new Fault('err_pickup_one_consignment_id_is_invalid')
      for (const id of ids) {
        const consign = fake.box.get(id)
        fake.box.delete(id)
        last += 1
        if (consign) fake.sent.set(String(last), consign)
      }
      dropOldest(fake.sent, most, () => true)
      noteLast(fake.pickups, ids, 300)
      last += 1
      return { id: last }
    },
    adePickup_ParcelNumberSearch: (asked) => told(byNumber(findIn(asked, 'number')?.text ?? '')),
    adePickup_GetParcelsLabels(asked) {
      const numbers = (findIn(asked, 'numbers')?.children ?? []).map(({ text }) => text)
      for (const number of numbers) byNumber(number)
      return { labels: labelFile(numbers, asked) }
    },
  }
  const idOf = (asked: XmlNode) => findIn(asked, 'id')?.text ?? ''
  function inBox(asked: XmlNode): FakeConsign {
    const consign = fake.box.get(idOf(asked))
    if (!consign) throw new Fault('err_cons_not_found')
    return consign
  }
  function byNumber(number: string): FakeConsign {
    const consign = [...fake.sent.values()].find(({ numbers }) => numbers.includes(number))
    if (!consign) throw new Fault('err_cons_not_found')
    return consign
  }

  fake.app.post('/ade_webapi2.php', async (c) => {
    const tree = readXmlTree(await c.req.text())
    const asked = tree && findIn(tree, 'Body')?.children[0]
    try {
      if (!asked) throw new Fault('Client')
      const done = answer(asked)
      return c.body(
        envelope(`<ns1:${asked.name}Response>${writeXml({ return: done })}</ns1:${asked.name}Response>`),
        200,
        XML,
      )
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const fault = writeXml({ faultcode: error.message, faultstring: 'user: 123', faultactor: asked?.name ?? '' })
      return c.body(envelope(`<SOAP-ENV:Fault>${fault}</SOAP-ENV:Fault>`), 500, XML)
    }
  })

  function answer(asked: XmlNode): XmlFields {
    const of = (name: string) => findIn(asked, name)?.text ?? ''
    if (asked.name === 'adeLogin') {
      fake.logins += 1
      if (of('user_name') !== keys.login || of('user_password') !== keys.password)
        throw new Fault('err_user_incorrect_username_password')
      const session = `session-${fake.logins}`
      sessions.add(session)
      return { session }
    }
    if (!sessions.has(of('session'))) throw new Fault('err_sess_expired')
    if (fake.fault) throw new Fault(fake.fault)
    const operation = operations[asked.name]
    if (!operation) throw new Fault('Client')
    return operation(asked)
  }
  return fake
}

const XML = { 'content-type': 'text/xml; charset=utf-8' }
const envelope = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:ade"><SOAP-ENV:Body>${body}</SOAP-ENV:Body></SOAP-ENV:Envelope>`

const told = ({ fields, numbers, weights }: FakeConsign): XmlFields => ({
  ...fields,
  parcels: { items: weights.map((weight, index) => ({ number: numbers[index] ?? null, weight })) },
})

function labelFile(numbers: readonly string[], asked: XmlNode): string {
  const isZpl = findIn(asked, 'mode')?.text.includes('zebra')
  return labelOf('GLS', numbers, isZpl ? 'Zpl' : 'Pdf').toString('base64')
}
