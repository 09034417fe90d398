import { MINOR_UNITS } from '../../../../values/money.ts'
import { element, type Node, printXml, text } from '../../../../values/xml.ts'
import type { PayeeWithAccount } from '../../rules/leave-out.ts'
import type { Order, Transfer } from '../channel.ts'
import { bankText } from './bank-text.ts'
import { endToEndId, messageId } from './references.ts'
import { WAYS, type Way, wayOf } from './way.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** A file of transfers in the form of ISO 20022, version 9: one block for each way by which money travels. */
export function writePain001(order: Order): string {
  if (order.transfers.length === 0) throw new Error(`batch ${order.batchId} pays nobody`)
  const id = messageId(order)
  const byWay = Map.groupBy(order.transfers, ({ payee }) => wayOf(payee.iban, order.currency))
  const root = element(
    'CstmrCdtTrfInitn',
    element(
      'GrpHdr',
      text('MsgId', id),
      text('CreDtTm', `${order.at.toISOString().slice(0, 19)}Z`),
      ...totals(order.transfers),
      element('InitgPty', text('Nm', bankText(order.payer.holder ?? order.payer.name, 70))),
    ),
    WAYS.flatMap((way) => {
      const own = byWay.get(way)
      return own ? [block(order, `${id}-${WAYS.indexOf(way) + 1}`, way, own)] : []
    }),
  )
  return printXml({ name: 'Document', attributes: { xmlns: NAMESPACE }, content: [root] })
}

const totals = (transfers: readonly Transfer[]): Node[] => [
  text('NbOfTxs', transfers.length),
  text('CtrlSum', decimal(transfers.reduce((sum, { amount }) => sum + amount, 0))),
]

function block(order: Order, id: string, way: Way, transfers: readonly Transfer[]): Node {
  const { payer, on } = order
  return element(
    'PmtInf',
    text('PmtInfId', id),
    text('PmtMtd', 'TRF'),
    text('BtchBookg', 'false'),
    ...totals(transfers),
    way === 'sepa' ? element('PmtTpInf', element('SvcLvl', text('Cd', 'SEPA'))) : null,
    element('ReqdExctnDt', text('Dt', on)),
    party('Dbtr', payer),
    account('DbtrAcct', payer.iban),
    element('DbtrAgt', agent(payer.bic)),
    text('ChrgBr', way === 'sepa' ? 'SLEV' : 'SHAR'),
    transfers.map((transfer) => one(order, transfer)),
  )
}

function one({ currency, market, batchId }: Order, { id, payee, amount }: Transfer): Node {
  const reference = endToEndId(id)
  return element(
    'CdtTrfTxInf',
    element('PmtId', text('InstrId', reference), text('EndToEndId', reference)),
    element('Amt', { name: 'InstdAmt', attributes: { Ccy: currency }, content: decimal(amount) }),
    payee.bic === null ? null : element('CdtrAgt', agent(payee.bic)),
    party('Cdtr', payee),
    account('CdtrAcct', payee.iban),
    element('RmtInf', text('Ustrd', bankText(`${market} ${reference} / ${batchId}`, 140))),
  )
}

const party = (name: string, payee: PayeeWithAccount) =>
  element(
    name,
    text('Nm', bankText(payee.holder ?? payee.name, 70)),
    element(
      'PstlAdr',
      text('StrtNm', bankText(payee.street, 70)),
      text('PstCd', bankText(payee.postalCode, 16)),
      text('TwnNm', bankText(payee.city, 35)),
      text('Ctry', payee.country),
    ),
  )

const account = (name: string, iban: string) => element(name, element('Id', text('IBAN', iban)))

const agent = (bic: string | null) =>
  element('FinInstnId', bic === null ? element('Othr', text('Id', 'NOTPROVIDED')) : text('BICFI', bic))

/** Grosze as banks write them: `129900` → `1299.00`. */
function decimal(amount: number): string {
  const rest = amount % MINOR_UNITS
  return `${(amount - rest) / MINOR_UNITS}.${String(rest).padStart(2, '0')}`
}
