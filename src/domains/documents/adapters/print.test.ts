import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { textOf } from '../../../../test/read-pdf.ts'
import type { DocumentContent, Party } from '../rules/content.ts'
import { correctDocument } from '../rules/correct-document.ts'
import { planDocuments } from '../rules/plan-documents.ts'
import { documentPdf } from './document-pdf.ts'
import type { PrintedCode } from './layout/codes.ts'

const seller: Party = {
  name: 'ReKomp Spółka z ograniczoną odpowiedzialnością',
  address: ['ul. Żółkiewskiego 17/3', '31-147 Kraków'],
  country: 'PL',
  tax: { kind: 'nip', number: '5260001246' },
  email: 'sklep@rekomp.example.com',
  phone: '+48 12 000 00 00',
}
const buyer: Party = {
  ...seller,
  name: 'Gęślą Jaźń s.c.',
  address: ['ul. Krótka 7, 00-001 Warszawa'],
  email: null,
  phone: null,
}
const LONG =
  'Stacja robocza Dell Precision 7560 z kartą graficzną i trzyletnią gwarancją producenta w miejscu instalacji'

type Items = { title: string; quantity: number; unitPrice: number; vatScheme?: string }[]
function contents(
  items: Items,
  over: Partial<DocumentContent> = {},
  seller_: 'active' | 'exempt' = 'active',
  buyerKind: 'company' | 'nobody' = 'company',
) {
  const full = items.map((item, index) => ({
    ...{ id: index + 1, versionName: '', vatScheme: 'vat23', lineTotal: item.quantity * item.unitPrice },
    ...item,
  }))
  const goods = full.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
  const order = { items: full, delivery: 1999, total: goods + 1999, currency: 'PLN' as const }
  return planDocuments(order, seller_, buyerKind).map(
    (plan): DocumentContent => ({
      ...{ version: 1, number: 'FV/2026/000123', issuedOn: '2026-03-10', suppliedOn: '2026-03-09' },
      ...{ issuedAt: '2026-03-10T10:00:00.000Z', currency: 'PLN', locale: 'de-DE', seller, issuer: null, buyer },
      ...{ order: { number: 'OB-2026-0000042', placedOn: '2026-03-07' }, period: null },
      ...{ payment: { way: 'online', paidOn: '2026-03-07' }, exemption: null, correction: null },
      ...plan,
      ...over,
    }),
  )
}
/** `DRAWN=folder` keeps what was drawn, to be looked at. */
async function draw(name: string, content: DocumentContent, codes: PrintedCode[] = []): Promise<string> {
  const bytes = await documentPdf(content, codes)
  if (process.env.DRAWN) await writeFile(`${process.env.DRAWN}/${name}.pdf`, bytes)
  return textOf(Buffer.from(bytes)).replace(/\s+/g, ' ').replaceAll('- ', '-')
}
const first = <T>(all: T[]): T => all[0] as T

test('an invoice in Polish and German: parties, lines, sums a rate, split payment', async () => {
  const [content] = contents([{ title: LONG, quantity: 3, unitPrice: 649_900 }], {
    issuer: { ...seller, name: 'Obieg S.A.' },
  })
  const text = await draw('invoice', content as DocumentContent)
  for (const words of [
    'Faktura',
    'Rechnung',
    'FV/2026/000123',
    'Gęślą Jaźń s.c.',
    'ul. Żółkiewskiego 17/3',
    '5260001246',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).toContain('19 516,99')
  expect(text).toContain('Cena brutto Einzelpreis')
  expect(text).toContain('mechanizm podzielonej płatności')
  expect(text).toContain('Split-Payment-Verfahren')
  expect(text).toContain('Obieg S.A.')
})

test('a margin invoice shows neither net value nor VAT', async () => {
  const text = await draw(
    'margin',
    first(
      contents([{ title: 'iPhone 12', quantity: 1, unitPrice: 129_900, vatScheme: 'margin' }], { locale: 'en-US' }),
    ),
  )
  expect(text).toContain('procedura marży – towary używane')
  expect(text).toContain('margin scheme – second-hand goods')
  expect(text).not.toMatch(/Netto|VAT|23%/)
})

test('a Polish confirmation says what it is, once', async () => {
  const text = await draw(
    'confirmation',
    first(
      contents(
        [{ title: 'iPhone 12', quantity: 1, unitPrice: 129_900 }],
        { locale: 'pl-PL', buyer: { ...buyer, tax: { kind: 'none' } } },
        'active',
        'nobody',
      ),
    ),
  )
  expect(text).toContain('Potwierdzenie sprzedaży')
  expect(text).toContain('Dokument nie jest fakturą')
  expect(text).not.toContain('Verkaufsbestätigung')
})

test('a correction names what it corrects and why, an exempt seller the ground', async () => {
  const original = first(
    contents(
      [{ title: 'Monitor', quantity: 2, unitPrice: 50_000 }],
      { exemption: 'art. 113 ust. 1 i 9 ustawy o VAT', locale: 'en-US' },
      'exempt',
    ),
  )
  const back = correctDocument(original, [], [{ line: 1, gross: 50_000, pieces: 1 }])
  const correction = {
    kind: 'vatInvoice' as const,
    number: original.number,
    issuedOn: '2026-03-10',
    reason: 'Zwrot towaru',
  }
  const text = await draw('correction', {
    ...original,
    ...back,
    kind: 'correction',
    number: 'KOR/2026/000001',
    correction,
  })
  for (const words of ['Faktura korygująca', 'FV/2026/000123', 'Zwrot towaru', 'art. 113 ust. 1 i 9', '-500,00']) {
    expect(text.replaceAll('−', '-')).toContain(words)
  }
})

test('100 lines, names without an end and codes take several pages and lose nothing', async () => {
  const items = Array.from({ length: 100 }, (_, index) => ({
    ...{
      title: index % 7 === 0 ? 'Długie'.repeat(35) : `${LONG} nr ${index}`,
      quantity: 1 + (index % 3),
      unitPrice: 10_000 + index,
    },
  }))
  const codes = [
    { url: `https://qr.example.com/invoice/5260001246/10-03-2026/${'a'.repeat(43)}`, caption: 'OFFLINE' },
    { url: `https://qr.example.com/certificate/${'b'.repeat(500)}`, caption: 'CERTYFIKAT' },
  ]
  const name = 'Bardzo'.repeat(30)
  const content = first(contents(items, { buyer: { ...buyer, name } }))
  const text = await draw('long', content, codes)
  for (const index of [1, 50, 99]) expect(text).toContain(`nr ${index} `)
  expect(text).toMatch(/Strona 4 z \d/)
  expect(text).toContain('CERTYFIKAT')
  expect(text.replace(/ /g, '')).toContain(name)
})

test('drawing does not hold up the thread that answers', async () => {
  const content = first(
    contents(
      Array.from({ length: 100 }, (_, index) => ({ title: `${LONG} ${index}`, quantity: 1, unitPrice: 10_000 })),
    ),
  )
  // What this thread works meanwhile, however busy the machine is.
  const before = process.threadCpuUsage()
  await Promise.all([documentPdf(content, []), documentPdf(content, [])])
  const { user, system } = process.threadCpuUsage(before)
  // Drawing one in this thread takes over a second.
  expect((user + system) / 1000).toBeLessThan(500)
})
