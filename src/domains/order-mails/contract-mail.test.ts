import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, authOf, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, anna, annasAddress, decide, orderBody, startedPayment } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { ORDER_MAILS } from '../../i18n/order-mails.ts'
import { LOCALES, type Locale } from '../../values/locale.ts'
import { must } from '../../values/must.ts'

/** Above that much of HTML large mail providers cut a mail off. */
const CLIPPED = 100_000
let market: TestMarket
let operator: Record<string, string>
const sellers: Awaited<ReturnType<typeof aSeller>>[] = []
beforeAll(async () => {
  market = await testMarket()
  operator = (await anOperator(market)).auth
  for (const name of ['Alfa', 'Beta', 'Gamma']) {
    const company = { name: `${name} Przedsiębiorstwo Handlowo-Usługowe Sprzętu Poleasingowego sp. z o.o. sp. k.` }
    sellers.push(await aSeller(market.deps, company))
  }
})
afterAll(() => market.close())

const TITLE =
  'Laptop Lenovo ThinkPad T480 i5-8350U 16 GB 512 GB SSD FHD IPS Windows 11 Pro, klasa A, po regeneracji, gwarancja'
let buyers = 0
/** Bought by a guest: so many lines of each of so many sellers. */
async function bought(locale: Locale, of: number, linesOfEach: number) {
  buyers += 1
  const buyer = { ...anna, email: `kept${buyers}@example.com`, phone: `+48 607${String(buyers).padStart(6, '0')}` }
  const lines: { versionId: number }[] = []
  for (const { companyId } of sellers.slice(0, of)) {
    for (let n = 0; n < linesOfEach; n++) {
      lines.push(await aProduct(market.deps, companyId, { title: `${TITLE} ${n}`, quantity: 3, price: 9_999_00 }))
    }
  }
  const cart = await aCart(market, lines)
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(cart, { buyer, locale }))
  if (placed.status !== 201) throw new Error(placed.text)
  await market.runJobs()
  return { ...placed.json, email: buyer.email }
}
/** The only mail of a template to somebody, as it leaves. */
async function theMail(email: string, template: string) {
  const told = (await mailsTo(market, email)).filter((mail) => mail.template === template)
  expect(told).toHaveLength(1)
  const { rows } = await market.query('select id from mails where recipient = $1 and template = $2', [email, template])
  const { json } = await market.api('GET', `/api/admin/mails/${rows[0].id}`, undefined, operator)
  return json.content as { subject: string; text: string; html: string }
}

describe.each(LOCALES)('what a buyer keeps of the contract, %s', (locale) => {
  test('three sellers, one confirmation: goods, prices with VAT, delivery, days, each seller, the withdrawal with its form, the terms', async () => {
    const { email, key, orders } = await bought(locale, 3, 1)
    const { text, html } = await theMail(email, 'purchaseToPay')
    const words = ORDER_MAILS[locale]
    const plain = (key: string) => String(words[key]).split('{{')[0]
    for (const part of [text, html.replaceAll('&amp;', '&')]) {
      expect(part).toContain(`/order/${key}`)
      expect(part).toContain(annasAddress.street)
      for (const { number, seller } of orders) {
        for (const word of [number, seller.name, seller.email, seller.phone, 'ul. Długa 5, 31-147 Kraków']) {
          expect(part).toContain(word)
        }
      }
      for (const name of ['total', 'delivery', 'withdrawal', 'withdrawal1', 'withdrawal4', 'form6']) {
        expect(part).toContain(plain(name))
      }
      for (const name of ['arrivesOn', 'taxId', 'form', 'form2', 'rulesHeading', 'returnsHeading']) {
        expect(part).toContain(plain(name))
      }
      // The terms by their day, word by word as they bind.
      expect(part).toContain('brak odpowiedzi oznacza jej uznanie')
      expect(part).not.toMatch(/\{\{|undefined|null/)
    }
    expect(html.split(String(words.form).split('{{')[0] ?? '').length - 1).toBe(3)
  })

  test('sixty lines of long names stay below what mail programs cut off, and no line of the text is without end', async () => {
    const { email, key } = await bought(locale, 3, 20)
    const mails = [await theMail(email, 'purchaseToPay')]
    await decide(market, await startedPayment(market, key), { action: 'pay', timing: 'before', copies: '1' })
    await market.runJobs()
    mails.push(await theMail(email, 'purchasePaid'))
    for (const { html, text } of mails) {
      expect(Buffer.byteLength(html)).toBeLessThan(CLIPPED)
      expect(html.split(TITLE).length - 1).toBe(60)
      expect(text.split(TITLE).length - 1).toBe(60)
    }
  })
})

test('the seller reads what to do and by which day, with the way to the order', async () => {
  const { key, orders } = await bought('en-US', 1, 1)
  await decide(market, await startedPayment(market, key), { action: 'pay', timing: 'before', copies: '1' })
  await market.runJobs()
  const { rows } = await market.query('select email from users where id = $1', [sellers[0]?.ownerId])
  const told = (await mailsTo(market, rows[0].email)).filter(({ params }) => params.number === orders[0].number)
  expect(told).toMatchObject([{ template: 'orderToHandle', locale: 'pl-PL' }])
  const [todo] = must(told[0], 'the mail').params.sections as unknown as { heading: string; lines: string[] }[]
  expect(todo?.heading).toBe('Co zrobić i do kiedy')
  expect(todo?.lines[0]).toMatch(/^Wyślij zamówienie najpóźniej: \p{L}+, \d+ \p{L}+\.$/u)
  expect(todo?.lines[1]).toMatch(/^Przewidywana dostawa: /)
  expect(told[0]?.params.link).toContain(`/orders/${orders[0].number}?company=`)
})

test('a total says how it is taxed, as it was when it was ordered: no VAT of who is exempt or sells under the margin scheme', async () => {
  const [taxed, exempt] = [must(sellers[0], 'a seller'), must(sellers[1], 'a seller')]
  await market.query('update companies set charges_vat = false where id = $1', [exempt.companyId])
  const normal = await aProduct(market.deps, taxed.companyId, { quantity: 9 })
  const margin = await aProduct(market.deps, taxed.companyId, { quantity: 9 })
  await market.query(
    `update products set vat_scheme = 'margin' where id = (select product_id from versions where id = $1)`,
    [margin.versionId],
  )
  const free = await aProduct(market.deps, exempt.companyId, { quantity: 9 })
  const totals = async (lines: { versionId: number }[]) => {
    buyers += 1
    const buyer = { ...anna, email: `taxed${buyers}@example.com`, phone: `+48 607${String(buyers).padStart(6, '0')}` }
    const cart = await aCart(market, lines)
    const { json } = await market.api('POST', '/api/checkout/orders', orderBody(cart, { buyer, locale: 'en-US' }))
    await market.runJobs()
    const { text } = await theMail(buyer.email, 'purchaseToPay')
    const again = await market.api('GET', `/api/purchases/${json.key}`)
    const vats = (orders: { vat: string }[]) => orders.map(({ vat }) => vat)
    expect(vats(again.json.orders)).toEqual(vats(json.orders))
    return { vats: vats(json.orders), said: [...text.matchAll(/^Total[^:]*/gm)].map(String) }
  }
  expect(await totals([normal])).toEqual({ vats: ['vat23'], said: ['Total including VAT'] })
  expect(await totals([margin])).toEqual({ vats: ['margin'], said: ['Total (margin scheme)'] })
  expect(await totals([normal, margin])).toEqual({ vats: ['mixed'], said: ['Total with VAT where it is charged'] })
  expect(await totals([free])).toEqual({ vats: ['exempt'], said: ['Total without VAT (seller exempt)'] })
  const both = await totals([normal, free])
  expect(both.said).toEqual([
    'Total including VAT',
    'Total without VAT (seller exempt)',
    'Total with VAT where it is charged',
  ])
  await market.query('update companies set charges_vat = true where id = $1', [exempt.companyId])
})

test('the time to withdraw, and what a seller gives beyond it, are those of the order: a promise of later changes nothing', async () => {
  const first = must(sellers[0], 'a seller')
  const owner = await authOf(market, first.ownerId)
  const promise = (returnDays: number) =>
    market.api(
      'PUT',
      `/api/companies/${first.companyId}/return-policy`,
      { returnDays, exchangeDays: null, warrantyMonths: null },
      owner,
    )
  const rules = (await market.api('GET', '/api/admin/return-rules', undefined, operator)).json
  const clocks = (await market.api('GET', '/api/admin/order-settings', undefined, operator)).json
  await market.api('PUT', '/api/admin/order-settings', { ...clocks, withdrawalDays: 40 }, operator)
  const saved = await market.api(
    'PUT',
    '/api/admin/return-rules',
    { ...rules, withdrawalDays: 21, liableMonths: 30 },
    operator,
  )
  expect([saved.status, (await promise(45)).status]).toEqual([200, 200])
  const { email, key } = await bought('en-US', 2, 1)
  const { text } = await theMail(email, 'purchaseToPay')
  expect(text).toContain('withdraw from the contract with each seller within 21 days')
  expect(text).toContain('for 30 months from delivery')
  expect(text.match(/takes goods back for 45 days/g)).toHaveLength(1)
  expect((await promise(60)).status).toBe(200)
  await decide(market, await startedPayment(market, key), { action: 'pay', timing: 'before', copies: '1' })
  await market.runJobs()
  expect((await theMail(email, 'purchasePaid')).text).toContain('takes goods back for 45 days')
})
