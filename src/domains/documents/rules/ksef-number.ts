const SHAPE = /^\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$/

/** CRC-8, polynomial 0x07, beginning with nought. */
export function crc8(text: string): number {
  let crc = 0
  for (const sign of text) {
    crc ^= sign.charCodeAt(0)
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : (crc << 1) & 0xff
  }
  return crc
}

/** A number of KSeF: `NIP-YYYYMMDD-12HEX-2HEX`, the last two the check of the first 32 signs. */
export function isKsefNumber(text: string): boolean {
  return SHAPE.test(text) && crc8(text.slice(0, 32)) === Number.parseInt(text.slice(-2), 16)
}
