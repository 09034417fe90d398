import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { textOf } from '../../../../test/read-pdf.ts'
import type { Locale } from '../../../values/locale.ts'
import { withdrawalFormsPdf } from './withdrawal-forms-pdf.ts'

const seller = {
  name: 'ReKomp Spółka z ograniczoną odpowiedzialnością',
  street: 'ul. Żółkiewskiego 17/3',
  ...{ postalCode: '31-147', city: 'Kraków', country: 'PL', email: 'sklep@rekomp.example.com' },
}
const form = { number: 'OB-2026-0000042', placedOn: '2026-03-10', receivedOn: null, seller }
/** `DRAWN=folder` keeps what was drawn, to be looked at. */
async function draw(forms: Parameters<typeof withdrawalFormsPdf>[0]) {
  const { name, bytes } = await withdrawalFormsPdf(forms)
  if (process.env.DRAWN) await writeFile(`${process.env.DRAWN}/${name}`, bytes)
  const file = Buffer.from(bytes)
  const pages = file.toString('latin1').match(/\/Type \/Page\b/g)
  return {
    name,
    bytes,
    pages: pages?.length,
    text: textOf(file).replace(/\s+/g, ' ').replaceAll('- ', '-').replaceAll('/ ', '/'),
  }
}

test.each<[Locale, string, string[]]>([
  [
    'pl-PL',
    'formularz-odstapienia-OB-2026-0000042.pdf',
    ['Wzór formularza odstąpienia od umowy', 'niniejszym informuję/informujemy', '10 marca 2026', '14 marca 2026'],
  ],
  [
    'en-US',
    'withdrawal-form-OB-2026-0000042.pdf',
    ['Model withdrawal form', 'hereby give notice that', '10 March 2026', '14 March 2026', 'Delete as appropriate'],
  ],
  [
    'de-DE',
    'widerrufsformular-OB-2026-0000042.pdf',
    ['Muster-Widerrufsformular', 'Hiermit widerrufe(n) ich/wir', '10. März 2026', '14. März 2026'],
  ],
])(
  "the model form in %s: the law's words, the seller with address and e-mail, number and days",
  async (locale, name, words) => {
    const drawn = await draw([{ ...form, locale, receivedOn: '2026-03-14' }])
    expect([drawn.name, drawn.pages]).toEqual([name, 1])
    for (const said of [...words, seller.name, seller.street, '31-147 Kraków', seller.email, form.number]) {
      expect(drawn.text).toContain(said)
    }
    expect(drawn.text).not.toMatch(/\{\{|undefined|null/)
  },
)

test('a seller elsewhere is named with its country; what is not known is left to be written', async () => {
  const abroad = { ...seller, city: 'Praha', country: 'CZ', name: 'Bardzo'.repeat(30) }
  const { text, pages } = await draw([{ ...form, locale: 'de-DE', seller: abroad }])
  expect(text).toContain('Tschechien')
  expect(text.replaceAll(' ', '')).toContain(abroad.name)
  expect([text.includes('14. März'), pages]).toEqual([false, 1])
})

test('as many sellers as a cart can have: one file with a page each, small enough for a mail', async () => {
  const many = Array.from({ length: 100 }, (_, n) => ({
    ...form,
    locale: 'pl-PL' as const,
    number: `OB-2026-${1_000_000 + n}`,
  }))
  const { name, text, pages, bytes } = await draw(many)
  expect([name, pages]).toEqual(['formularz-odstapienia.pdf', 100])
  for (const { number } of [many[0], many[57], many[99]].flatMap((one) => one ?? [])) expect(text).toContain(number)
  expect(bytes.length).toBeLessThan(500_000)
})
