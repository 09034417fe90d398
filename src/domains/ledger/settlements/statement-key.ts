import { createECDH, createHash, createPrivateKey, createSign, type KeyObject } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** The order of the curve P-256: a private key is below it. */
const CURVE_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** `publicKey`: the point, uncompressed, in base64; `fingerprint`: 16 bytes of its SHA-256 in groups of four digits. */
export type StatementKey = { publicKey: string; fingerprint: string; privateKey: KeyObject }

/** By which this installation signs statements: derived from its own key, so that nothing more has to be kept. */
export function statementKeyOf(secrets: Secrets): StatementKey {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(scalarOf(secrets))
  const point = ecdh.getPublicKey()
  const d = ecdh.getPrivateKey().toString('hex').padStart(64, '0')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: Buffer.from(d, 'hex').toString('base64url'),
  }
  const digest = createHash('sha256').update(point).digest('hex').slice(0, 32)
  return {
    publicKey: point.toString('base64'),
    fingerprint: digest.match(/.{4}/g)?.join(' ') ?? digest,
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}

function scalarOf(secrets: Secrets): Buffer {
  for (let turn = 0; ; turn++) {
    const candidate = secrets.hash(`signing of statements ${turn}`)
    const scalar = BigInt(`0x${candidate.toString('hex')}`)
    if (scalar > 0n && scalar < CURVE_ORDER) return candidate
  }
}

/** Signs a text that comes in parts: ECDSA with SHA-256, as browsers verify it; base64. */
export function signer({ privateKey }: StatementKey): { add: (text: string) => void; end: () => string } {
  const sign = createSign('SHA256')
  return {
    add: (text) => void sign.update(text),
    end: () => sign.sign({ key: privateKey, dsaEncoding: 'ieee-p1363' }, 'base64'),
  }
}
