import { verify, type X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'

/** What PayPal tells in headers of a webhook about its signature. */
const transmission = z.object({
  id: z.string().min(1).max(200),
  /** ISO 8601; signed as it stands. */
  time: z.string().min(1).max(60),
  signature: z.base64().min(1).max(4000),
  certificate: z.url({ protocol: /^https?$/ }).max(500),
  algorithm: z.literal('SHA256withRSA'),
})
export type Transmission = z.infer<typeof transmission>

/** Undefined where a header is missing or cannot be right. */
export function readTransmission(header: (name: string) => string | undefined): Transmission | undefined {
  const read = transmission.safeParse({
    id: header('paypal-transmission-id'),
    time: header('paypal-transmission-time'),
    signature: header('paypal-transmission-sig'),
    certificate: header('paypal-cert-url'),
    algorithm: header('paypal-auth-algo'),
  })
  return read.success ? read.data : undefined
}

/** What is signed: the body stands in it by its CRC-32, unsigned. */
export function signedText(
  { id, time }: Pick<Transmission, 'id' | 'time'>,
  webhookId: string,
  rawBody: string,
): string {
  return [id, time, webhookId, crc32(rawBody)].join('|')
}

/** Whether exactly this body was signed for this webhook id with the certificate's key. */
export function isSigned(
  transmission: Transmission,
  webhookId: string,
  rawBody: string,
  certificate: X509Certificate,
): boolean {
  const text = Buffer.from(signedText(transmission, webhookId, rawBody))
  try {
    return verify('RSA-SHA256', text, certificate.publicKey, Buffer.from(transmission.signature, 'base64'))
  } catch {
    return false
  }
}
