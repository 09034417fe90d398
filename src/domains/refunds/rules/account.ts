import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { invalidField } from '../../../values/failure.ts'

/** An IBAN without spaces; a Polish number of 26 digits gets its PL. `iban_invalid`. */
export function readIban(text: string): string {
  const plain = electronicFormatIBAN(text) ?? ''
  const iban = /^\d{26}$/.test(plain) ? `PL${plain}` : plain
  if (!isValidIBAN(iban)) throw invalidField('iban', 'iban_invalid')
  return iban
}

/** The first four and last four signs: enough to know one's own account by. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)}…${iban.slice(-4)}`
}
