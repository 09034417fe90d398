import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, anna, orderBody } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type FakeSmtp, fakeSmtp } from '../../../test/fakes/smtp-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { textOf } from '../../../test/read-pdf.ts'
import { LOCALES, type Locale } from '../../values/locale.ts'

let smtp: FakeSmtp
let market: TestMarket
beforeAll(async () => {
  smtp = await fakeSmtp()
  const env = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://obieg.example', MAIL_FROM: 'Obieg <no-reply@obieg.example>' }
  market = await testMarket({ env })
})
afterAll(async () => {
  await market.close()
  await smtp.close()
})

const FILES: Record<Locale, string> = {
  'pl-PL': 'formularz-odstapienia.pdf',
  'en-US': 'withdrawal-form.pdf',
  'de-DE': 'widerrufsformular.pdf',
}
const saidIn = (content: unknown) =>
  textOf(Buffer.from(content as ArrayBuffer))
    .replace(/\s+/g, ' ')
    .replaceAll('- ', '-')

test.each(LOCALES)(
  'the confirmation in %s brings the form to withdraw with of each seller as one file',
  async (locale) => {
    const sellers = await Promise.all(
      ['Alfa', 'Beta'].map((name) => aSeller(market.deps, { name: `${name} ${locale.slice(0, 2)}` })),
    )
    const lines = await Promise.all(sellers.map(({ companyId }) => aProduct(market.deps, companyId, { quantity: 3 })))
    const buyer = { ...anna, email: `${locale.toLowerCase()}@example.com` }
    const placed = await market.api(
      'POST',
      '/api/checkout/orders',
      orderBody(await aCart(market, lines), { buyer, locale }),
    )
    expect(placed.status).toBe(201)
    await market.runJobs()
    const own = smtp.arrived.filter(({ to }) => to.includes(buyer.email))
    expect(own).toHaveLength(1)
    const [file, ...more] = own[0]?.mail.attachments ?? []
    expect([file?.filename, file?.mimeType, more]).toEqual([FILES[locale], 'application/pdf', []])
    expect(own[0]?.mail.text).toContain(FILES[locale])
    const said = saidIn(file?.content)
    for (const { number, seller } of placed.json.orders) {
      for (const word of [number, seller.name, seller.email]) expect(said).toContain(word)
    }
  },
)
