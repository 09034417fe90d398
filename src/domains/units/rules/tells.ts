import { maskPersonal } from '../../../values/mask-personal.ts'
import { isDeviceNumber } from './device-number.ts'

/** Whether a text that everybody reads gives a device's number away: its own, or any IMEI. */
export function tellsNumber(text: string, plain?: string): boolean {
  const bare = text.replaceAll(/[\s/.-]/g, '').toUpperCase()
  if (plain !== undefined && bare.includes(plain.replaceAll(/[/.-]/g, '').toUpperCase())) return true
  return [...bare.matchAll(/(?=(\d{15}))/g)].some(([, digits]) => isDeviceNumber('imei', String(digits)))
}

/** Whether a text that everybody reads tells a person: an address, an account, a phone number. */
export const tellsPerson = (text: string): boolean =>
  maskPersonal(text) !== text || /(?<!\d)(?:\+?48[ -]?)?\d{3}[ -]?\d{3}[ -]?\d{3}(?!\d)/.test(text)
