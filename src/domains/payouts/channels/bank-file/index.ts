import { isValidIBAN } from 'ibantools'
import { TRANSFER_CURRENCY } from '../../../../values/money.ts'
import type { PayoutChannel } from '../channel.ts'
import { writeCsv } from './csv.ts'
import { writePain001 } from './pain001.ts'
import { wayOf } from './way.ts'

/** A file of transfers for the bank: ISO 20022 pain.001.001.09, or a table. Transfers in złoty and euro. */
export const bankFile: PayoutChannel = {
  code: 'bankFile',
  currencies: [TRANSFER_CURRENCY.domestic, TRANSFER_CURRENCY.sepa],
  refuse(payee, currency) {
    if (!isValidIBAN(payee.iban)) return 'accountInvalid'
    return wayOf(payee.iban, currency) === 'crossBorder' && payee.bic === null ? 'bicMissing' : undefined
  },
  files: {
    pain001: { media: 'application/xml', extension: 'xml', write: writePain001 },
    csv: { media: 'text/csv; charset=utf-8', extension: 'csv', write: writeCsv },
  },
}
