export type DeviceKind = 'imei' | 'serial'

/** A typed number written as one thing: an IMEI without what is put between its digits, a serial number in capitals without spaces. */
export function plainDeviceNumber(kind: DeviceKind, text: string): string {
  return kind === 'imei' ? text.replaceAll(/[\s/.-]/g, '') : text.replaceAll(/\s/g, '').toUpperCase()
}

/** Whether a plain number can be one: an IMEI has 15 digits and a check digit (Luhn), a serial number 4 to 30 characters. */
export function isDeviceNumber(kind: DeviceKind, plain: string): boolean {
  if (kind === 'serial') return /^[A-Z0-9][A-Z0-9/._#+-]{3,29}$/.test(plain)
  return /^\d{15}$/.test(plain) && !/^0+$/.test(plain) && luhnSum(plain) % 10 === 0
}

function luhnSum(digits: string): number {
  return [...digits].map(Number).reduce((sum, digit, index) => {
    const weighted = index % 2 === 1 ? digit * 2 : digit
    return sum + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
}

/** What a number may be told by: its last four characters, of a short one half of it. */
export const lastCharacters = (plain: string): string => plain.slice(-Math.min(4, Math.floor(plain.length / 2)))
