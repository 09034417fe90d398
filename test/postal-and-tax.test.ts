import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aRegisteredCompany, companyData } from './factories/company.ts'
import { anOperator, aPerson, authOf } from './factories/person.ts'
import { aProduct } from './factories/product.ts'
import { aCart, annasAddress, orderBody } from './factories/purchase.ts'
import { aSeller } from './factories/seller.ts'
import { shopBody } from './factories/shop.ts'
import { type TestMarket, testMarket } from './market.ts'

// Wherever a postal code or a tax number is sent or typed it is judged by its country, on the server and on the screen.

let market: TestMarket
/** How each place is asked, and what it calls the field. */
let places: Record<string, (part: Record<string, string>) => Promise<{ status: number; json: Problem }>>
type Problem = { errors: { field: string; code: string; message: string }[] }

beforeAll(async () => {
  market = await testMarket()
  const { auth } = await aPerson(market)
  const operator = await anOperator(market)
  const seller = await aSeller(market.deps)
  const sellers = await authOf(market, seller.ownerId)
  const { versionId } = await aProduct(market.deps, seller.companyId, { quantity: 50 })
  const areas = [{ countries: ['DE', 'NL', 'GB'], price: 4900, freeFrom: null, transitDays: 3 }]
  await market.query("update delivery_prices set areas = $1::jsonb where method = 'dpd_courier'", [
    JSON.stringify(areas),
  ])
  const home = { firstName: 'Anna', lastName: 'Lis', address: 'ul. Długa 2', city: 'Kraków', postalCode: '31-147' }
  const invoice = { name: 'Lis', taxId: '5252248481', address: 'ul. Długa 2' }
  const kept = (await market.api('POST', '/api/account/shipping-data', { ...home, country: 'PL' }, auth)).json
  const papers = (await market.api('POST', '/api/account/invoice-data', invoice, auth)).json
  const shop = (await market.api('POST', `/api/companies/${seller.companyId}/shops`, shopBody(), sellers)).json
  const from = {
    ...{ shopId: null, name: 'Magazyn', contact: '', phone: '+48 600 100 200', email: 'm@example.com', usual: false },
    ...{ street: 'ul. Długa 2', postalCode: '31-147', city: 'Kraków', country: 'PL' },
  }
  const sending = (await market.api('POST', `/api/companies/${seller.companyId}/senders`, from, sellers)).json
  const [sender] = sending.senders
  const own = await aRegisteredCompany(market)
  const data = (await market.api('GET', `/api/companies/${own.companyId}/data`, undefined, own.owner.auth)).json
  const registration = (company: object) => ({ company, photoKey: null, acceptSellerTerms: true })
  await market.query('update sessions set confirmed_at = now()')
  places = {
    'POST /api/account/shipping-data': (part) =>
      market.api('POST', '/api/account/shipping-data', { ...home, ...part }, auth),
    'PUT /api/account/shipping-data/{id}': (part) =>
      market.api('PUT', `/api/account/shipping-data/${kept.addresses[0].id}`, { ...home, ...part }, auth),
    'POST /api/account/invoice-data': ({ taxId }) =>
      market.api('POST', '/api/account/invoice-data', { ...invoice, taxId }, auth),
    'PUT /api/account/invoice-data/{id}': ({ taxId }) =>
      market.api('PUT', `/api/account/invoice-data/${papers.invoices[0].id}`, { ...invoice, taxId }, auth),
    'POST /api/company-registrations': (part) =>
      market.api('POST', '/api/company-registrations', registration(companyData(part)), auth),
    'GET /api/company-lookup': ({ country, taxId = '5252248481' }) =>
      market.api('GET', `/api/company-lookup?country=${country}&taxId=${taxId}`, undefined, auth),
    'PUT /api/companies/{id}/data': (part) =>
      market.api(
        'PUT',
        `/api/companies/${own.companyId}/data`,
        { ...companyData(), ...part, revision: data.revision },
        own.owner.auth,
      ),
    'PUT /api/admin/owner': (part) =>
      market.api('PUT', '/api/admin/owner', { ...companyData(), ...part }, operator.auth),
    'PUT /api/admin/companies/{id}/identity': ({ country = 'PL', taxId = '' }) =>
      market.api(
        'PUT',
        `/api/admin/companies/${seller.companyId}/identity`,
        { name: 'Lis', country, taxId, vatId: null, revision: 1, reason: 'Pomyłka przy wpisie' },
        operator.auth,
      ),
    'POST /api/companies/{id}/shops': (part) =>
      market.api('POST', `/api/companies/${seller.companyId}/shops`, shopBody(part), sellers),
    'PUT /api/companies/{id}/shops/{shopId}': (part) =>
      market.api(
        'PUT',
        `/api/companies/${seller.companyId}/shops/${shop.id}`,
        { ...shopBody(part), revision: shop.revision },
        sellers,
      ),
    'POST /api/companies/{id}/senders': (part) =>
      market.api('POST', `/api/companies/${seller.companyId}/senders`, { ...from, ...part }, sellers),
    'PUT /api/companies/{id}/senders/{sender}': (part) =>
      market.api(
        'PUT',
        `/api/companies/${seller.companyId}/senders/${sender.id}`,
        { ...from, ...part, revision: sender.revision },
        sellers,
      ),
    'POST /api/checkout/orders': async ({ taxId, ...part }) => {
      const cart = await aCart(market, [{ versionId: versionId }])
      const to = await market.api('PUT', `/api/carts/${cart.id}/country`, { country: part.country })
      const address = { ...annasAddress, ...part }
      return market.api(
        'POST',
        '/api/checkout/orders',
        orderBody(to.json, { shippingAddress: address, invoice: taxId ? { ...invoice, taxId } : null }),
      )
    },
  }
})
afterAll(() => market.close())

/** Endpoints that take a field of this name, anywhere in what they are sent. */
function takers(name: string): string[] {
  const has = (node: unknown): boolean =>
    node !== null &&
    typeof node === 'object' &&
    (Object.hasOwn((node as { properties?: object }).properties ?? {}, name) || Object.values(node).some(has))
  return market.services
    .flatMap(({ contract }) => Object.entries(contract))
    .filter(([, { body, query }]) =>
      [body, query].some((schema) => schema && has(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))),
    )
    .map(([key]) => key)
}

const last = (field: string) => field.split('.').at(-1)

describe('B08 what is sent', () => {
  test('is sent to these places alone', () => {
    const known = Object.keys(places)
    const noPostal = ['GET /api/company-lookup', ...known.filter((one) => /invoice-data|identity/.test(one))]
    expect(takers('postalCode').sort()).toEqual(known.filter((one) => !noPostal.includes(one)).sort())
    const noTax = known.filter((one) => /shipping-data|shops|senders/.test(one))
    expect(takers('taxId').sort()).toEqual(known.filter((one) => !noTax.includes(one)).sort())
  })

  test.each([
    ['PL', '3114', '12-345'],
    ['DE', '3114', '12345'],
    ['NL', '12345', '1234 AB'],
    ['GB', '00-950', 'A1 2BC'],
  ])(
    'a postal code of %s that is none is refused everywhere by its field, with an example',
    async (country, postalCode, example) => {
      for (const place of takers('postalCode')) {
        const { status, json } = (await places[place]?.({ country, postalCode })) ?? { status: 0, json: undefined }
        const found = json?.errors?.find(({ field }) => last(field) === 'postalCode')
        expect([place, status, found?.code ?? json]).toEqual([place, 422, 'postal_code_unfit'])
        expect(found?.message).toContain(example)
      }
    },
  )

  test.each([
    ['PL', '5252248482'],
    ['DE', 'DE136695977'],
    ['NL', 'none'],
  ])('a tax number of %s that is none is refused everywhere by its field: %s', async (country, taxId) => {
    const postal: Record<string, string> = { PL: '31-147', DE: '10115', NL: '1012 AB' }
    for (const place of takers('taxId')) {
      // Where a company is registered its number stands without the letters of its country, and is judged by its shape.
      if (country === 'DE' && /compan|owner/.test(place)) continue
      const part = { country, taxId, postalCode: postal[country] ?? '' }
      const { status, json } = (await places[place]?.(part)) ?? { status: 0, json: undefined }
      const found = json?.errors?.find(({ field }) => last(field) === 'taxId')
      expect([place, status, found?.code ?? json]).toEqual([place, 422, 'tax_id_invalid'])
    }
  })
})

describe('B08 what is typed', () => {
  const screens = globSync('src/web/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const)

  test('beside every field of a postal code stands an example of its country', () => {
    const fields = screens.filter(([, text]) => /\b(Text|Masked)Field\b[^>]*label=\{t\('postalCode'\)\}/.test(text))
    const generic = globSync('src/web/parts/company/field-looks.ts').map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    )
    expect(fields.map(([file]) => file.split('/').at(-1)).sort()).toEqual(['address-form.tsx', 'location-fields.tsx'])
    for (const [file, text] of [...fields, ...generic])
      expect([file, text.includes('postalHint(')]).toEqual([file, true])
  })

  test('no form judges an invoice by the rule for companies, which the server does not use there', () => {
    const forms = globSync('src/web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
    const users = forms.filter((file) => /\bisTaxId\b/.test(readFileSync(file, 'utf8')))
    expect(users).toEqual(['src/web/parts/company/register-lookup.tsx'])
  })
})
