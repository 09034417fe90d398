import { type Currency, LAW_CURRENCY, type Minor } from '../../../../values/money.ts'

const FIELDS = { holder: 20, title: 32 }
/** Six digits of grosze. */
const MOST = 999_999

/**
 * What the QR code for transfers of the Polish Bank Association holds (2D code, transfers): tax number, country, account, grosze, recipient,
 * title and three reserved fields, with bars between. Undefined where it cannot: another currency or country, or a sum too large.
 */
export function polishTransferCode(transfer: {
  holder: string
  iban: string
  title: string
  currency: Currency
  amount: Minor
}): string | undefined {
  const { holder, iban, title, currency, amount } = transfer
  if (currency !== LAW_CURRENCY || !/^PL\d{26}$/.test(iban) || amount <= 0 || amount > MOST) return undefined
  const text = (value: string, most: number) => value.replaceAll('|', ' ').slice(0, most).trim()
  const sum = String(amount).padStart(6, '0')
  return ['', 'PL', iban.slice(2), sum, text(holder, FIELDS.holder), text(title, FIELDS.title), '', '', ''].join('|')
}
