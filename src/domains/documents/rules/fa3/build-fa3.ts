import { LAW_CURRENCY } from '../../../../values/money.ts'
import { must } from '../../../../values/must.ts'
import { element, type Node, printXml, text } from '../../../../values/xml.ts'
import type { DocumentContent } from '../content.ts'
import { KIND_TABLE } from '../kinds.ts'
import { netOf, type PricedLine } from '../priced.ts'
import type { Treatment } from '../vat.ts'
import { decimal } from './amounts.ts'
import { buyerNode, issuerNode, NotForKsef, sellerNode } from './parties.ts'

export const FA3_NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/'

/** Names of what has none of its own, in the language of the law. */
export type Fa3Words = { delivery: string; commission: (line: PricedLine) => string; unit: string }

/** Where the sums of a treatment go (net and VAT apart, or gross), and what a line calls its rate. In the order of the schema. */
const TREATMENT_FIELDS: Readonly<
  Record<Treatment, { net?: string; vat?: string; gross?: string; rate: string | null }>
> = {
  vat23: { net: 'P_13_1', vat: 'P_14_1', rate: '23' },
  exempt: { net: 'P_13_7', rate: 'zw' },
  outside: { net: 'P_13_8', rate: 'np I' },
  reverseCharge: { net: 'P_13_9', rate: 'np II' },
  margin: { gross: 'P_13_11', rate: null },
}
const ORDER = Object.keys(TREATMENT_FIELDS) as Treatment[]

export type KsefReference = { ksefNumber: string | null }

/**
 * A document as FA(3), from its frozen content alone. `corrected`: the number by which KSeF knows what is corrected; null where it does not.
 * Throws `NotForKsef` for what is no invoice, a seller without a Polish number, and other currencies, whose VAT would have to stand in zloty.
 */
export function buildFa3(content: DocumentContent, words: Fa3Words, corrected: KsefReference | null = null): string {
  if (!KIND_TABLE[content.kind].isInvoice) throw new NotForKsef(`${content.number} is no invoice`)
  if (content.currency !== LAW_CURRENCY) throw new NotForKsef(`${content.number} is in ${content.currency}`)
  return printXml({
    ...element(
      'Faktura',
      head(content),
      sellerNode(content),
      buyerNode(content),
      issuerNode(content),
      body(content, words, corrected),
      foot(content),
    ),
    attributes: { xmlns: FA3_NAMESPACE },
  })
}

/** The seller's number in the register of products, packaging and waste, which stands on documents; what has another shape stays out. */
function foot({ seller: { bdo = '' } }: DocumentContent): Node | null {
  return /^\d{9}$/.test(bdo) ? element('Stopka', element('Rejestry', text('BDO', bdo))) : null
}

function head({ issuedAt }: DocumentContent): Node {
  return element(
    'Naglowek',
    { name: 'KodFormularza', attributes: { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }, content: 'FA' },
    text('WariantFormularza', 3),
    text('DataWytworzeniaFa', `${issuedAt.slice(0, 19)}Z`),
  )
}

function body(content: DocumentContent, words: Fa3Words, corrected: KsefReference | null): Node {
  const { correction, order } = content
  return element(
    'Fa',
    text('KodWaluty', content.currency),
    text('P_1', content.issuedOn),
    text('P_2', content.number),
    text('P_6', content.suppliedOn),
    totals(content),
    text('P_15', decimal(content.total)),
    notes(content),
    text('RodzajFaktury', correction ? 'KOR' : 'VAT'),
    correction ? correctionNodes(correction, corrected) : null,
    content.lines.map((line) => row(line, words)),
    payment(content),
    order
      ? element(
          'WarunkiTransakcji',
          element('Zamowienia', text('DataZamowienia', order.placedOn), text('NrZamowienia', order.number)),
        )
      : null,
  )
}

function totals(content: DocumentContent): Node[] {
  return ORDER.flatMap((treatment) => {
    const total = content.totals.find((one) => one.treatment === treatment)
    if (!total) return []
    const { net, vat, gross } = TREATMENT_FIELDS[treatment]
    return [
      ...(net ? [text(net, decimal(netOf(total)))] : []),
      ...(vat ? [text(vat, decimal(must(total.vat, 'VAT')))] : []),
      ...(gross ? [text(gross, decimal(total.gross))] : []),
    ]
  })
}

function notes({ totals: sums, splitPayment, exemption }: DocumentContent): Node {
  const has = (...treatments: Treatment[]) => sums.some(({ treatment }) => treatments.includes(treatment))
  const yes = (name: string, is: boolean) => text(name, is ? 1 : 2)
  return element(
    'Adnotacje',
    yes('P_16', false),
    yes('P_17', false),
    yes('P_18', has('reverseCharge')),
    yes('P_18A', splitPayment),
    has('exempt')
      ? element('Zwolnienie', text('P_19', 1), text('P_19A', must(exemption, 'the ground of the exemption')))
      : element('Zwolnienie', text('P_19N', 1)),
    element('NoweSrodkiTransportu', text('P_22N', 1)),
    yes('P_23', false),
    has('margin')
      ? element('PMarzy', text('P_PMarzy', 1), text('P_PMarzy_3_1', 1))
      : element('PMarzy', text('P_PMarzyN', 1)),
  )
}

function correctionNodes(
  { reason, issuedOn, number }: NonNullable<DocumentContent['correction']>,
  corrected: KsefReference | null,
): Node[] {
  const known = corrected?.ksefNumber
  return [
    text('PrzyczynaKorekty', [...reason].slice(0, 256).join('')),
    // In effect with the day of the correction.
    text('TypKorekty', 2),
    element(
      'DaneFaKorygowanej',
      text('DataWystFaKorygowanej', issuedOn),
      text('NrFaKorygowanej', number),
      known ? [text('NrKSeF', 1), text('NrKSeFFaKorygowanej', known)] : [text('NrKSeFN', 1)],
    ),
  ]
}

/** By gross prices: what VAT is within them is told, unless none may be shown. */
function row(line: PricedLine, words: Fa3Words): Node {
  const { rate } = TREATMENT_FIELDS[line.treatment]
  const name = line.kind === 'goods' ? line.name : line.kind === 'delivery' ? words.delivery : words.commission(line)
  return element(
    'FaWiersz',
    text('NrWierszaFa', line.no),
    text('P_7', [...name.trim()].slice(0, 512).join('')),
    text('P_8A', words.unit),
    text('P_8B', line.quantity),
    text('P_9B', decimal(line.unitGross)),
    text('P_11A', decimal(line.gross)),
    line.treatment === 'vat23' ? text('P_11Vat', decimal(must(line.vat, 'VAT'))) : null,
    rate ? text('P_12', rate) : null,
  )
}

function payment({ payment: { way, paidOn } }: DocumentContent): Node | null {
  return way === 'online' && paidOn ? element('Platnosc', text('Zaplacono', 1), text('DataZaplaty', paidOn)) : null
}
