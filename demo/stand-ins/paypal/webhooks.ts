import { randomBytes, sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Signer } from './certificate.ts'

export type PayPalKeys = { clientId: string; clientSecret: string; webhookId: string }
/** Of the account that tests use. */
export const PAYPAL_KEYS: PayPalKeys = { clientId: 'AX-client', clientSecret: 'EK-secret', webhookId: '5WH-1234' }
const LONGEST_PAUSE = 3 * 3_600_000
const MOST_ATTEMPTS = 25
/** Milliseconds it waits for an answer. */
const PATIENCE = 30_000

export type PayPalEvent = { id: string; event_type: string; [more: string]: unknown }
export type Sent = { body: string; headers: Record<string, string> }

/** An event as PayPal sends it; each sending has its own id and signature. `certificate`: the address of the signer's. */
export function signedEvent(
  event: object,
  { signer, certificate, webhookId, now }: { signer: Signer; certificate: string; webhookId: string; now: Date },
): Sent {
  const body = JSON.stringify(event)
  const [id, time] = [randomBytes(16).toString('hex'), now.toISOString().replace(/\.\d+/, '')]
  const text = [id, time, webhookId, crc32(body)].join('|')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(text), signer.key).toString('base64'),
      'paypal-cert-url': certificate,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  }
}

/** PayPal's own check of a signature, asked with the event as it was written: the one that is read and written anew has other bytes. */
export function isGenuine(question: string, signer: Signer, webhookId: string): boolean {
  const asked = JSON.parse(question)
  const raw = question.slice(question.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  const text = [asked.transmission_id, asked.transmission_time, webhookId, crc32(raw)].join('|')
  const signature = Buffer.from(asked.transmission_sig, 'base64')
  return asked.webhook_id === webhookId && verify('RSA-SHA256', Buffer.from(text), signer.certificate, signature)
}

/** Posts until it is taken, ever more rarely, in the background. */
export async function deliver(url: string, make: () => Sent, attempt = 1): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE)
  const taken = await fetch(url, { method: 'POST', signal, ...make() }).catch(() => undefined)
  if (taken?.ok || attempt >= MOST_ATTEMPTS) return
  setTimeout(() => void deliver(url, make, attempt + 1), Math.min(2 ** attempt * 500, LONGEST_PAUSE)).unref()
}
