import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** DER, as far as a certificate needs it. */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content])
  const bytes = Buffer.from(length.toString(16).padStart(length < 256 ? 2 : 4, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 + bytes.length]), bytes, content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const hex = (text: string) => Buffer.from(text, 'hex')
/** sha256WithRSAEncryption */
const ALGORITHM = sequence(der(0x06, hex('2a864886f70d01010b')), der(0x05))

function name(commonName: string): Buffer {
  const attribute = sequence(der(0x06, hex('550403')), der(0x0c, Buffer.from(commonName)))
  return sequence(der(0x31, attribute))
}

function time(at: Date): Buffer {
  const digits = at.toISOString().replace(/[-:T]|\.\d+/g, '')
  return der(0x18, Buffer.from(digits))
}

export type Signer = { key: KeyObject; certificate: string }

/** A key and a certificate of it, signed by itself: as far as anybody reads it, like one of PayPal's. */
export function makeSigner({ from, to }: { from: Date; to: Date }): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const issuer = name('messageverificationcerts.paypal.com')
  const body = sequence(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex('2a17')),
    ALGORITHM,
    issuer,
    sequence(time(from), time(to)),
    issuer,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('RSA-SHA256', body, privateKey)
  const whole = sequence(body, ALGORITHM, der(0x03, hex('00'), signature)).toString('base64')
  const lines = whole.match(/.{1,64}/g) ?? []
  return {
    key: privateKey,
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}
