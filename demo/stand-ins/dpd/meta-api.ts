import { Hono } from 'hono'
import { labelOf } from '../label.ts'
import type { FakeDpd } from './books.ts'
import { wrongOf } from './check-package.ts'

type Json = Record<string, unknown>
const within = (value: unknown): Json => (value !== null && typeof value === 'object' ? (value as Json) : {})
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The group's META API: a token in a header, then number and label in one answer. */
export function metaApi(fake: FakeDpd): Hono {
  const app = new Hono()
  app.post('/login', (c) => {
    const { keys } = fake
    const isRight = c.req.header('x-dpd-login') === keys.login && c.req.header('x-dpd-password') === keys.password
    if (c.req.header('x-dpd-bucode') !== '021' || !isRight)
      return c.json({ errorCode: 'LOGIN_5', errorMessage: 'Login failed' }, 401)
    fake.logins += 1
    const token = `token-${fake.logins}`
    fake.tokens.add(token)
    return c.body(null, 200, { 'x-dpd-token': token })
  })

  app.post('/shipment', async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!fake.tokens.has(token)) return c.json({ errorCode: 'UNAUTHORIZED', errorMessage: 'token' }, 401)
    const [shipment] = (await c.req.json()) as Json[]
    const receiver = within(shipment?.receiver)
    const sender = within(shipment?.sender)
    const packets = (shipment?.parcel as Json[] | undefined) ?? []
    const first = within(packets[0])
    const amount = (value: unknown) => (value === undefined ? null : String(value))
    const country = text(within(receiver.address).country)
    const pack = {
      reference: text(within(shipment?.shipmentInfos).shipmentId),
      dialect: 'meta' as const,
      pudo: text(receiver.pudoId) || null,
      ...{ receiver: partyOf(receiver, country), sender: partyOf(sender, 'PL'), country },
      cod: amount(within(within(first.cod).amount).amount),
      declaredValue: amount(within(within(first.insurance).insuranceAmount).amount),
    }
    const given = packets.map((one, index) => ({
      reference: `${pack.reference}${index + 1}`,
      weight: String(Number(within(one.parcelInfos).weight) / 1000),
    }))
    const wrong = wrongOf({ ...pack, parcels: given.map((one) => ({ ...one, waybill: '' })) }, fake.points)
    if (wrong)
      return c.json(
        [{ errorCode: wrong.code, errorMessage: wrong.fields, originError: { type: 'BU', description: wrong.info } }],
        400,
      )
    const kept = fake.keep(pack, given)
    const numbers = kept.parcels.map(({ waybill }) => waybill)
    return c.json({
      ...{ shipmentId: kept.reference, parcelIds: numbers, networkShipmentId: null },
      label: { base64Data: labelOf('DPD', numbers, 'Pdf').toString('base64'), 'media-type': 'application/pdf' },
    })
  })
  return app
}

function partyOf(party: Json, country: string): Record<string, string> {
  const { name1, companyName, street, zipCode, city } = within(party.address)
  const { phone1, email } = within(party.contact)
  return {
    ...{ name: text(name1), company: text(companyName), address: text(street), city: text(city) },
    ...{ postalcode: country === 'PL' ? text(zipCode).replace('-', '') : text(zipCode) },
    ...{ phone: text(phone1), email: text(email) },
  }
}
