import { constants, createHash, createPrivateKey, sign } from 'node:crypto'
import type { DocumentContent } from '../rules/content.ts'
import type { PrintedCode } from './layout/codes.ts'

export type Certificate = { serial: string; privateKey: string }
type Given = {
  content: DocumentContent
  xml: string
  ksefNumber: string | null
  qrUrl: string
  certificate: Certificate | null
}

/**
 * The codes on an invoice: the first leads to it at the state's system, with its number or the word OFFLINE below; until that has it, the second
 * proves who issued it, where the seller has a certificate.
 */
export function ksefCodes({ content, xml, ksefNumber, qrUrl, certificate }: Given): PrintedCode[] {
  const { tax } = content.seller
  if (tax.kind !== 'nip') return []
  const hash = createHash('sha256').update(xml, 'utf8').digest('base64url')
  const [year, month, day] = content.issuedOn.split('-')
  const first = {
    url: `${qrUrl}/invoice/${tax.number}/${day}-${month}-${year}/${hash}`,
    caption: ksefNumber ?? 'OFFLINE',
  }
  if (ksefNumber || !certificate) return [first]
  const path = `${qrUrl}/certificate/Nip/${tax.number}/${tax.number}/${certificate.serial}/${hash}`
  return [first, { url: `${path}/${signed(path, certificate.privateKey)}`, caption: 'CERTYFIKAT' }]
}

/** Signed is the address without its protocol: RSA-PSS, or ECDSA with both numbers one behind the other. */
function signed(path: string, privateKey: string): string {
  const key = createPrivateKey(privateKey)
  const data = Buffer.from(path.replace(/^https?:\/\//, ''))
  const how =
    key.asymmetricKeyType === 'ec'
      ? { key, dsaEncoding: 'ieee-p1363' as const }
      : { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
  return sign('sha256', data, how).toString('base64url')
}
