import type { Content } from 'pdfmake'
import { DOCUMENT_PRINT } from '../../../i18n/document-print.ts'
import { translate } from '../../../i18n/index.ts'
import { pdfPrinter } from '../../../platform/files/pdf-printer.ts'
import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import type { WithdrawalForm } from '../../mail/index.ts'
import { breakable } from './layout/breakable.ts'

const GREY = '#555555'
/** Points between the margins of the page, and of a line to write on. */
const WIDTH = 475
const LINE = 21

/**
 * The law's model form (Directive 2011/83/EU, annex I part B; Polish consumer rights act, annex 2) with what the market knows of the contract; the rest is
 * for who withdraws to write. Each begins on a page of its own. Takes a processor for a while: see `withdrawalFormsPdf`.
 */
export async function drawWithdrawalForms(forms: readonly WithdrawalForm[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = pdfPrinter.createPdf({
    info: {
      title: forms
        .map(({ locale, number }) => `${say(locale, 'withdrawal')} ${number}`)
        .slice(0, 3)
        .join(', '),
    },
    pageSize: 'A4',
    pageMargins: [60, 48, 60, 48],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.15 },
    content: forms.map(
      (form, index): Content => ({
        stack: partsOf(form),
        ...(index > 0 && { pageBreak: 'before' as const }),
      }),
    ),
  })
  return new Uint8Array(await pdf.getBuffer())
}

const say = (locale: Locale, key: string) => translate(DOCUMENT_PRINT[locale], locale, key)

function partsOf(form: WithdrawalForm): Content[] {
  const { locale, number, placedOn, receivedOn } = form
  const words = (key: string) => say(locale, key)
  const day = (date: string) =>
    dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  return [
    { text: words('withdrawal'), fontSize: 18, bold: true },
    { text: words('withdrawalOnlyIf'), color: GREY, margin: [0, 4, 0, 0] },
    headed(words('withdrawalTo'), addressee(form)),
    { text: words('withdrawalNotice'), margin: [0, 18, 0, 0] },
    toWrite(3),
    headed(words('withdrawalOrder'), [{ text: number, bold: true }]),
    headed(words('withdrawalOrdered'), [{ text: day(placedOn), bold: true }]),
    headed(words('withdrawalReceived'), [receivedOn ? { text: day(receivedOn), bold: true } : toWrite(1)]),
    ...(['withdrawalName', 'withdrawalAddress', 'withdrawalSignature', 'withdrawalDate'] as const).map((key) =>
      headed(words(key), [toWrite(key === 'withdrawalAddress' ? 2 : 1)]),
    ),
    { text: words('withdrawalDelete'), color: GREY, fontSize: 9, margin: [0, 18, 0, 0] },
  ]
}

/** The trader the contract is with: name, address and e-mail. */
function addressee({ locale, seller }: WithdrawalForm): Content[] {
  const { name, street, postalCode, city, country, email } = seller
  const land = country === 'PL' ? [] : [new Intl.DisplayNames([locale], { type: 'region' }).of(country) as string]
  return [
    { ...breakable(name), bold: true },
    ...[street, `${postalCode} ${city}`, ...land, email].map((line): Content => breakable(line)),
  ]
}

const headed = (head: string, content: Content[]): Content => ({
  unbreakable: true,
  margin: [0, 12, 0, 0],
  stack: [{ text: head, color: GREY, fontSize: 9, margin: [0, 0, 0, 2] }, ...content],
})

/** Lines to write on. */
const toWrite = (lines: number): Content => ({
  canvas: Array.from({ length: lines }, (_, index) => {
    const y = LINE * (index + 1)
    return { type: 'line' as const, x1: 0, y1: y, x2: WIDTH, y2: y, lineWidth: 0.6, lineColor: '#777777' }
  }),
})
