import type { OfferVat } from '../../../values/vat.ts'
import { tokenize } from './tokenize.ts'

/** What people type who need an invoice of one kind. */
const VAT: Record<OfferVat, string> = {
  vat23:
    'faktura vat, fakture vat, faktury vat, faktura vat 23, faktury vat 23, fakture vat 23, faktura vat 23%, fakture vat 23%, faktury vat 23%, faktura 23, faktura 23%, fv 23, fv 23%, fv, vat 23, vat 23%, 23% vat, pelny vat, vat invoice, full vat invoice, invoice with vat, rechnung mit mwst, rechnung mit ust, mwst rechnung, mwst ausweisbar, ust ausweisbar, mwst ausgewiesen, ausgewiesene mwst, ausgewiesener mwst, regelbesteuert, regelbesteuerung',
  margin:
    'vat marza, marza vat, faktura marza, fakture marza, faktura vat marza, fakture vat marza, fv marza, procedura marzy, procedura marza, marza, margin scheme, vat margin, margin vat, margin invoice, margin scheme invoice, differenzbesteuert, differenzbesteuerte, differenzbesteuerter, differenzbesteuertes, differenzbesteuerung',
  exempt: 'zwolniony z vat, zwolnione z vat, vat exempt, exempt from vat, ohne mwst ausweis, umsatzsteuerfrei',
}

type VatHit = { key: 'vat'; value: OfferVat }

/** As the words of a sentence are told apart: `23%` is one of them. */
const spelled = (words: string) =>
  tokenize(words)
    .map(({ text }) => text)
    .join(' ')

export const VAT_WORDS: readonly (readonly [string, VatHit])[] = Object.entries(VAT).flatMap(([value, words]) =>
  words.split(', ').map((phrase) => [spelled(phrase), { key: 'vat', value: value as OfferVat }] as const),
)
