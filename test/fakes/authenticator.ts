import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } }
type Deviations = {
  /** The page that asks; a phishing page has another one. */
  origin: string
  counter?: number
  /** Whether its owner unlocked it. */
  unlocked?: boolean
}

/** A device with one key (ES256), as a browser would show it: makes a credential and signs challenges (WebAuthn level 3). */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  return {
    id: id.toString('base64url'),
    /** The answer of `navigator.credentials.create`. */
    create(options: Options, { origin, counter = 0, unlocked = true }: Deviations) {
      const attested = Buffer.concat([Buffer.alloc(16), length16(id.length), id, coseKey(publicKey)])
      const data = authenticatorData(options.rp?.id ?? '', counter, unlocked, attested)
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
          attestationObject: attestation(data).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** The answer of `navigator.credentials.get`. */
    get(options: Options, { origin, counter = 0, unlocked = true }: Deviations) {
      const data = authenticatorData(options.rpId ?? '', counter, unlocked)
      const client = clientData('webauthn.get', options.challenge, origin)
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign(privateKey, Buffer.concat([data, createHash('sha256').update(client).digest()])),
        },
      }
    },
  }
}

function sign(key: KeyObject, data: Buffer): string {
  return createSign('sha256').update(data).sign(key).toString('base64url')
}

function length16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

/** Hash of the place, flags (present, unlocked, with a key), counter, key. */
function authenticatorData(rpId: string, counter: number, unlocked: boolean, attested = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5)
  head[0] = 0x01 | (unlocked ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), head, attested])
}

/** CBOR map {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (value: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, 'base64url')])
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  return Buffer.concat([head, Buffer.from([0x21]), bytes(x), Buffer.from([0x22]), bytes(y)])
}

/** CBOR map {fmt: "none", attStmt: {}, authData}. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  const long = Buffer.concat([Buffer.from([0x59]), length16(data.length), data])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    long,
  ])
}
