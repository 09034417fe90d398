import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { must } from '../../../../values/must.ts'
import type { DocumentContent, Party } from '../content.ts'
import { correctDocument, correctionProblem, remainingOf } from '../correct-document.ts'
import { planDocuments } from '../plan-documents.ts'
import { decimal } from './amounts.ts'
import { buildFa3 } from './build-fa3.ts'
import { checkFa3 } from './check-fa3.ts'

const words = { delivery: 'Dostawa', commission: () => 'Prowizja', unit: 'szt.' }
const seller: Party = {
  name: 'ReKomp <Sp. z o.o.> & "Syn"',
  address: ['ul. Długa 5', '31-147 Kraków'],
  country: 'PL',
  tax: { kind: 'nip', number: '5260001246' },
  email: 'sklep@rekomp.example.com',
  phone: '+48 12 000 00 00',
}
const company: Party = {
  ...seller,
  name: 'Kowalska',
  email: null,
  phone: null,
  address: ['ul. Krótka 7, 00-001 Warszawa'],
}
const PARTIES: Party['tax'][] = [
  { kind: 'nip', number: '5252344078' },
  { kind: 'eu', prefix: 'DE', number: '811569869' },
  { kind: 'other', country: 'US', number: '123456789' },
  { kind: 'other', country: null, number: 'X-1' },
  { kind: 'none' },
]

type Item = { quantity: number; unitPrice: number; vatScheme: string; title?: string }
function contents(
  items: readonly Item[],
  over: Partial<DocumentContent> = {},
  vat: 'active' | 'exempt' = 'active',
  delivery = 1999,
) {
  const full = items.map((item, index) => ({
    ...{ id: index + 1, title: 'ThinkPad', versionName: '', lineTotal: item.quantity * item.unitPrice },
    ...item,
  }))
  const total = full.reduce((sum, { lineTotal }) => sum + lineTotal, delivery)
  return planDocuments({ items: full, delivery, total, currency: 'PLN' }, vat, 'company').map(
    (plan): DocumentContent => ({
      ...{ version: 1, number: 'FV/2026/000001', issuedOn: '2026-03-10', suppliedOn: '2026-03-09' },
      ...{
        issuedAt: '2026-03-10T10:00:00.123Z',
        currency: 'PLN',
        locale: 'pl-PL',
        seller,
        issuer: null,
        buyer: company,
      },
      ...{ order: { number: 'OB-2026-0000042', placedOn: '2026-03-07' }, period: null },
      ...{ payment: { way: 'online', paidOn: '2026-03-07' }, correction: null },
      ...{ exemption: vat === 'exempt' ? 'art. 113 ust. 1' : null },
      ...plan,
      ...over,
    }),
  )
}
const plain = (over: Partial<DocumentContent> = {}) =>
  must(contents([{ quantity: 1, unitPrice: 12_300, vatScheme: 'vat23' }], over, 'active', 0)[0], 'a document')
const correctionOf = (
  original: DocumentContent,
  lines: Parameters<typeof correctDocument>[2],
  earlier: DocumentContent[] = [],
): DocumentContent => ({
  ...original,
  ...correctDocument(original, earlier, lines),
  kind: 'correction',
  number: 'KOR/2026/000001',
  correction: { kind: original.kind, number: original.number, issuedOn: original.issuedOn, reason: 'Zwrot towaru' },
})

describe('FA(3)', () => {
  test('an invoice at 23 %: the elements, in the order of the schema', () => {
    const xml = buildFa3(plain(), words)
    expect(checkFa3(xml)).toEqual([])
    expect(xml).toContain('<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>')
    expect(xml).toContain('<DataWytworzeniaFa>2026-03-10T10:00:00Z</DataWytworzeniaFa>')
    expect(xml).toContain('<Nazwa>ReKomp &lt;Sp. z o.o.&gt; &amp; &quot;Syn&quot;</Nazwa>')
    expect(xml).toContain('<P_13_1>100.00</P_13_1><P_14_1>23.00</P_14_1><P_15>123.00</P_15><Adnotacje>')
    expect(xml).toContain('<P_9B>123.00</P_9B><P_11A>123.00</P_11A><P_11Vat>23.00</P_11Vat><P_12>23</P_12>')
    expect(xml).toContain('<JST>2</JST><GV>2</GV>')
  })

  test('the number in the register of waste stands at the foot, where it has its nine digits', () => {
    const xml = buildFa3(plain({ seller: { ...seller, bdo: '000123456' } }), words)
    expect(checkFa3(xml)).toEqual([])
    expect(xml).toContain('</Fa><Stopka><Rejestry><BDO>000123456</BDO></Rejestry></Stopka></Faktura>')
    const odd = buildFa3(plain({ seller: { ...seller, bdo: 'BDO 12' } }), words)
    expect(checkFa3(odd)).toEqual([])
    expect(odd).not.toContain('Stopka')
  })

  test('the margin scheme: its sum alone, no rate and no VAT anywhere', () => {
    const [content] = contents([{ quantity: 1, unitPrice: 50_000, vatScheme: 'margin' }], {}, 'active', 0)
    const xml = buildFa3(must(content, 'a document'), words)
    expect(checkFa3(xml)).toEqual([])
    expect(xml).toContain('<P_13_11>500.00</P_13_11><P_15>500.00</P_15>')
    expect(xml).toContain('<PMarzy><P_PMarzy>1</P_PMarzy><P_PMarzy_3_1>1</P_PMarzy_3_1></PMarzy>')
    expect(xml).not.toMatch(/P_12|P_14|P_11Vat|P_13_1>/)
  })

  test('a correction names what it corrects, by the number of KSeF where there is one', () => {
    const content = correctionOf(plain(), [{ line: 1, gross: 12_300, pieces: 1 }])
    const number = '5260001246-20260310-0123456789AB-AF'
    const known = buildFa3(content, words, { ksefNumber: number })
    expect([checkFa3(known), checkFa3(buildFa3(content, words))]).toEqual([[], []])
    expect(known).toContain(`<NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>${number}</NrKSeFFaKorygowanej>`)
    expect(buildFa3(content, words)).toContain('<NrKSeFN>1</NrKSeFN>')
    expect(known).toContain('<P_8B>-1</P_8B><P_9B>123.00</P_9B><P_11A>-123.00</P_11A><P_11Vat>-23.00</P_11Vat>')
  })

  test('a market that issues in the seller’s name is named with its role; split payment and exemption are told', () => {
    const xml = buildFa3(plain({ issuer: { ...company, name: 'Obieg S.A.' }, splitPayment: true }), words)
    expect(checkFa3(xml)).toEqual([])
    expect(xml).toContain('<Nazwa>Obieg S.A.</Nazwa>')
    expect(xml).toContain('<Rola>5</Rola>')
    expect(xml).toContain('<P_18A>1</P_18A>')
    const [exempt] = contents([{ quantity: 1, unitPrice: 5000, vatScheme: 'margin' }], {}, 'exempt', 0)
    const free = buildFa3(must(exempt, 'a document'), words)
    expect(checkFa3(free)).toEqual([])
    expect(free).toContain('<P_13_7>50.00</P_13_7><P_15>50.00</P_15>')
    expect(free).toContain('<Zwolnienie><P_19>1</P_19><P_19A>art. 113 ust. 1</P_19A></Zwolnienie>')
    expect(free).toContain('<P_12>zw</P_12>')
  })

  test.each([
    ['a confirmation', { kind: 'confirmation' as const }],
    ['another currency', { currency: 'EUR' as const }],
    ['a seller elsewhere', { seller: { ...seller, tax: { kind: 'none' as const } } }],
  ])('%s has no file', (_, over) => {
    expect(() => buildFa3(plain(over), words)).toThrow(/FV\/2026|tax number/)
  })

  test('names that no schema takes are cut, and what XML cannot hold goes', () => {
    const xml = buildFa3(plain({ buyer: { ...company, name: `A\u0000\ud800B${'ż'.repeat(600)}` } }), words)
    expect(checkFa3(xml)).toEqual([])
  })
})

describe('the check finds', () => {
  const good = buildFa3(plain(), words)
  const margin = buildFa3(
    must(contents([{ quantity: 1, unitPrice: 50_000, vatScheme: 'margin' }], {}, 'active', 0)[0], 'x'),
    words,
  )
  const change = (from: string | RegExp, to: string, xml = good) => {
    const changed = xml.replace(from, to)
    expect(changed).not.toBe(xml)
    return changed
  }
  test.each([
    ['a missing element', change('<JST>2</JST>', '')],
    ['two elements the wrong way round', change(/(<P_1>.*?<\/P_1>)(<P_2>.*?<\/P_2>)/, '$2$1')],
    ['an element twice', change(/(<P_2>.*?<\/P_2>)/, '$1$1')],
    ['an element that is not known', change('<JST>', '<Uwaga>x</Uwaga><JST>')],
    ['an amount with a comma', change('<P_15>123.00', '<P_15>123,00')],
    ['a wrong form', change('wersjaSchemy', 'wersja').replace('>FA<', '>FB<')],
    ['another namespace', change('25/13775', '25/13776')],
    ['a number that begins with nought', change('<NIP>5260001246', '<NIP>0260001246')],
    ['sums that are not the amount due', change('<P_15>123.00', '<P_15>123.01')],
    ['rows that are not the amount due', change('<P_11A>123.00', '<P_11A>122.99')],
    ['VAT of rows that is not that of the sums', change('<P_11Vat>23.00', '<P_11Vat>22.99')],
    ['VAT under the margin scheme', change('</FaWiersz>', '<P_12>23</P_12></FaWiersz>', margin)],
    ['an empty name', change('<Nazwa>Kowalska</Nazwa>', '<Nazwa></Nazwa>')],
    ['a correction of nothing', change('<RodzajFaktury>VAT', '<RodzajFaktury>KOR')],
    ['a second instruction', change('<Faktura ', '<?x y?><Faktura ')],
    ['half a file', good.slice(0, -20)],
    ['too large a file', good + ' '.repeat(1_000_000)],
  ])('%s', (_, xml) => {
    expect(checkFa3(xml)).not.toEqual([])
  })
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123_456, '1234.56'],
])('%i grosze are %s', (amount, written) => {
  expect(decimal(amount)).toBe(written)
})

test('1 000 carts, schemes, buyers and part refunds: each file is valid, and agrees with its document to the grosz', () => {
  const item = fc.record({
    quantity: fc.integer({ min: 1, max: 4 }),
    unitPrice: fc.integer({ min: 1, max: 500_000 }),
    vatScheme: fc.constantFrom('vat23', 'margin'),
    title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ''),
  })
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('active' as const, 'exempt' as const),
      fc.constantFrom(...PARTIES),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 1, max: 100 }),
      (items, vat, tax, delivery, share) => {
        for (const content of contents(items, { buyer: { ...company, tax } }, vat, delivery)) {
          expect(checkFa3(buildFa3(content, words))).toEqual([])
          const back = remainingOf(content, []).map(({ no, gross }) => ({
            ...{ line: no, gross: Math.floor((gross * share) / 100), pieces: 0 },
          }))
          if (correctionProblem(content, [], back)) continue
          expect(checkFa3(buildFa3(correctionOf(content, back), words))).toEqual([])
        }
      },
    ),
    { numRuns: 1000 },
  )
})
