import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { crc8, isKsefNumber } from '../rules/ksef-number.ts'
import { ksefCodes } from './ksef-codes.ts'

const NIP = '5260001246'

describe('codes on an invoice', () => {
  const xml = '<x/>'
  const hash = createHash('sha256').update(xml).digest('base64url')
  const content = { issuedOn: '2026-02-01', seller: { tax: { kind: 'nip', number: NIP } } } as never
  const given = { content, xml, ksefNumber: null, qrUrl: 'https://qr.example.com', certificate: null }

  test('lead to it by number, day and hash; OFFLINE until there is a number', () => {
    const url = `https://qr.example.com/invoice/${NIP}/01-02-2026/${hash}`
    expect(ksefCodes(given)).toEqual([{ url, caption: 'OFFLINE' }])
    expect(ksefCodes({ ...given, ksefNumber: 'N' })).toEqual([{ url, caption: 'N' }])
  })

  test.each([
    ['RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey],
    ['EC', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey],
  ])('the second proves who issued it, signed by %s; gone once there is a number', (kind, key) => {
    const certificate = {
      serial: '01F20A5D352AE590',
      privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    }
    const [, second] = ksefCodes({ ...given, certificate })
    const [path = '', signature = ''] = (second?.url ?? '').split(/\/(?=[^/]+$)/)
    expect(path).toBe(`https://qr.example.com/certificate/Nip/${NIP}/${NIP}/01F20A5D352AE590/${hash}`)
    expect(second?.caption).toBe('CERTYFIKAT')
    const publicKey = createPublicKey(key)
    const how =
      kind === 'EC'
        ? { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
        : { key: publicKey, padding: 6, saltLength: 32 }
    expect(verify('sha256', Buffer.from(path.slice('https://'.length)), how, Buffer.from(signature, 'base64url'))).toBe(
      true,
    )
    expect(ksefCodes({ ...given, certificate, ksefNumber: 'N' })).toHaveLength(1)
  })
})

test('numbers of KSeF are checked by their last two signs', () => {
  // The published check value of CRC-8 with this polynomial.
  expect(crc8('123456789')).toBe(0xf4)
  const begin = `${NIP}-20260310-0123456789AB`
  const right = `${begin}-${crc8(begin).toString(16).toUpperCase().padStart(2, '0')}`
  expect([isKsefNumber(right), isKsefNumber(right.replace('0310', '0311')), isKsefNumber('x')]).toEqual([
    true,
    false,
    false,
  ])
})
