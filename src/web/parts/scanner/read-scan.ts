import { codeInText } from '../../../domains/units/rules/code.ts'
import { type DeviceKind, isDeviceNumber, plainDeviceNumber } from '../../../domains/units/rules/device-number.ts'
import { gtin14 } from '../../../domains/units/rules/gtin.ts'

/** What a scanned or typed text can be. `serial`: as which it can be read, too, as some makers' have twelve characters. `wrongImei`: fifteen digits whose check digit fails; `unknown`: nothing that is known here. */
export type Scan =
  | { read: 'code'; code: string; serial: string | null }
  | { read: 'number'; kind: DeviceKind; plain: string }
  | { read: 'gtin'; gtin: string }
  | { read: 'wrongImei' | 'unknown' }

const isAddress = (text: string) => /^https?:\/\//i.test(text)

/** The likeliest first: the address of one of our codes, an IMEI, a GTIN, a code of ours, a serial number. */
export function readScan(typed: string): Scan {
  const text = typed.trim()
  const code = codeInText(text)
  if (code && (isAddress(text) || /\/(235|units)\//.test(text))) return { read: 'code', code, serial: null }
  if (isAddress(text)) return { read: 'unknown' }
  const imei = plainDeviceNumber('imei', text)
  if (isDeviceNumber('imei', imei)) return { read: 'number', kind: 'imei', plain: imei }
  if (/^\d{15}$/.test(imei)) return { read: 'wrongImei' }
  const gtin = /^[\d\s]{12,17}$/.test(text) ? gtin14(text) : undefined
  if (gtin) return { read: 'gtin', gtin }
  const serial = plainDeviceNumber('serial', text)
  const isSerial = isDeviceNumber('serial', serial)
  if (code) return { read: 'code', code, serial: isSerial ? serial : null }
  return isSerial ? { read: 'number', kind: 'serial', plain: serial } : { read: 'unknown' }
}
