import type { Content } from 'pdfmake'
import type { DocumentContent } from '../../rules/content.ts'
import { KIND_TABLE } from '../../rules/kinds.ts'
import { taxNumber } from './head.ts'
import type { Say } from './words.ts'

/** What the law wants to be said besides the numbers, and how it was paid. */
export function notesOf(content: DocumentContent, say: Say): Content {
  const has = (treatment: string) => content.totals.some((total) => total.treatment === treatment)
  const { payment, exemption, correction, issuer, kind } = content
  const notes = [
    ...(has('margin') ? say.lines('margin') : []),
    ...(content.splitPayment ? say.lines('splitPayment') : []),
    ...(exemption ? say.lines('exemption', { ground: exemption }) : []),
    ...(has('reverseCharge') || has('outside') ? say.lines('reverseCharge') : []),
  ]
  const facts = [
    ...(correction ? say.lines('reason', { reason: correction.reason }) : []),
    ...(payment.due ? dueLines(payment.due, say) : []),
    ...(correction || payment.due?.amount === content.total
      ? []
      : say.lines(`way_${payment.way}`, payment.paidOn === null ? {} : { day: payment.paidOn })),
    ...(issuer ? say.lines('issuer', { name: issuer.name, taxId: taxNumber(issuer) }) : []),
    ...(KIND_TABLE[kind].isInvoice ? [] : say.lines('notInvoice')),
  ]
  return {
    margin: [0, 16, 0, 0],
    stack: [
      ...notes.map((text): Content => ({ text, bold: true, margin: [0, 0, 0, 2] })),
      ...facts.map((text): Content => ({ text, margin: [0, 0, 0, 2] })),
    ],
  }
}

function dueLines({ amount, iban, payBy }: NonNullable<DocumentContent['payment']['due']>, say: Say): string[] {
  const due = say.lines('due', { amount: say.money(amount), day: payBy })
  return iban === null ? due : [...due, ...say.lines('dueAccount', { iban })]
}
