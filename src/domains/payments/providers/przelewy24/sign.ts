import { createHash, timingSafeEqual } from 'node:crypto'

/** Fields that are signed, each kind in Przelewy24's own order; `crc` goes last. */
export const SIGNED = {
  register: ['sessionId', 'merchantId', 'amount', 'currency'],
  verify: ['sessionId', 'orderId', 'amount', 'currency'],
  payment: [
    'merchantId',
    'posId',
    'sessionId',
    'amount',
    'originAmount',
    'currency',
    'orderId',
    'methodId',
    'statement',
  ],
  refund: ['orderId', 'sessionId', 'refundsUuid', 'merchantId', 'amount', 'currency', 'status'],
  blik: ['orderId', 'sessionId', 'method', 'result'],
} as const
export type SignedKind = keyof typeof SIGNED

/** SHA-384, hex, of the fields and the CRC key as JSON without spaces; numbers stay numbers, amounts are grosze. */
export function sign(kind: SignedKind, values: Readonly<Record<string, unknown>>, crc: string): string {
  const signed = Object.fromEntries(SIGNED[kind].map((name) => [name, values[name]]))
  return createHash('sha384')
    .update(JSON.stringify({ ...signed, crc }))
    .digest('hex')
}

/** Whether `values.sign` signs exactly these values. */
export function isSigned(kind: SignedKind, values: Readonly<Record<string, unknown>>, crc: string): boolean {
  const given = values.sign
  if (typeof given !== 'string' || !/^[0-9a-f]{96}$/i.test(given)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(sign(kind, values, crc), 'hex'))
}
