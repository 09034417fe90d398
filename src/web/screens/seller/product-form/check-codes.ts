import { isDeviceNumber, plainDeviceNumber } from '../../../../domains/units/rules/device-number.ts'
import { isEan, plainEan } from '../../../../values/ean.ts'
import type { DeviceForm } from './form-state.ts'

export type EanVerdict = { kind: 'empty' | 'short' | 'good' } | { kind: 'wrong'; digit: string }

const LENGTHS = [8, 12, 13]

/** What is to be said of a code while it is typed; of a wrong one, which last digit would fit. */
export function checkEanText(typed: string): EanVerdict {
  const text = plainEan(typed)
  if (!text) return { kind: 'empty' }
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return { kind: 'short' }
  if (isEan(text)) return { kind: 'good' }
  const digit = [...'0123456789'].find((last) => isEan(text.slice(0, -1) + last)) ?? ''
  return { kind: 'wrong', digit }
}

/** A typed device number that cannot be one; nothing typed yet is not wrong. */
export function isWrongDevice({ id, kind, number }: DeviceForm): boolean {
  const plain = plainDeviceNumber(kind, number)
  return id === null && plain !== '' && !isDeviceNumber(kind, plain)
}

const IMEI_DIGITS = 15

/** The same while it is typed: a number that is not whole yet is not called wrong. */
export function isWrongSoFar(device: DeviceForm): boolean {
  const plain = plainDeviceNumber(device.kind, device.number)
  return isWrongDevice(device) && !(device.kind === 'imei' && /^\d*$/.test(plain) && plain.length < IMEI_DIGITS)
}
