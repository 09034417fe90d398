import { constants, createCipheriv, createHash, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Outbound, OutboundCall } from '../../../platform/outbound/call.ts'
import { OutboundFailure } from '../../../platform/outbound/failure.ts'
import { createOutbound } from '../../../platform/outbound/outbound.ts'
import type { KsefCause } from '../rules/ksef-causes.ts'
import { isKsefNumber } from '../rules/ksef-number.ts'

/** Milliseconds for one call, and pauses while the system makes up its mind. */
const DEADLINE = 15_000
const PAUSES = [100, 300, 600, 1000, 2000, 4000]
const FORM = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' }

/** A token as it is or within an object that says how long it holds. */
const token = z.union([z.string(), z.object({ token: z.string() }).transform((one) => one.token)])
const status = z.object({
  code: z.number().int(),
  description: z.string().nullish(),
  extensions: z.object({ originalKsefNumber: z.string().nullish() }).nullish(),
})
const challenge = z.object({ challenge: z.string(), timestamp: z.string() })
const begun = z.object({ referenceNumber: z.string(), authenticationToken: token })
const authState = z.object({ status })
const tokens = z.object({ accessToken: token })
const reference = z.object({ referenceNumber: z.string() })
const keys = z.array(z.object({ certificate: z.string(), usage: z.array(z.string()) }))
const invoiceState = z.object({ status, ksefNumber: z.string().nullish() })

/** `refused`: the system does not take this token or this file, and will not tomorrow. `code` is the system's own. */
class KsefRefusal extends Error {
  /** It does not take the token, or the token may not send. */
  readonly ofToken: boolean
  constructor(step: string, code: number, description: string) {
    super(`${step} ${code} ${description}`.trim())
    this.ofToken = step.startsWith('auth') || step.startsWith('/auth') || code === 403
  }
}

export type KsefAnswer =
  | { state: 'processing' }
  | { state: 'accepted'; ksefNumber: string }
  | { state: 'refused'; code: number; description: string }
export type KsefClient = {
  /** Opens a session and hands the file in; answers by which names to ask for it. */
  send: (xml: string, offline: boolean) => Promise<{ session: string; reference: string }>
  ask: (sent: { session: string; reference: string }) => Promise<KsefAnswer>
}

/**
 * Logs in to KSeF 2.0 with a company's token. Throws `OutboundFailure` where it could not be asked (again later) and `KsefRefusal` where it
 * said no.
 */
export async function openKsef({
  url,
  nip,
  token: secret,
}: {
  url: string
  nip: string
  token: string
}): Promise<KsefClient> {
  const outbound = createOutbound({ name: 'ksef', baseUrl: url, deadline: DEADLINE, privateNetworks: true })
  const certificates = keys.parse((await outbound({ to: '/security/public-key-certificates' })).json())
  const keyFor = (usage: string) => {
    const found = certificates.find((one) => one.usage.includes(usage))
    if (!found) throw new OutboundFailure('ksef', 'not_understood')
    return new X509Certificate(Buffer.from(found.certificate, 'base64')).publicKey
  }
  const encrypted = (usage: string, data: Buffer) =>
    publicEncrypt({ key: keyFor(usage), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, data).toString(
      'base64',
    )
  const call = <T>(shape: z.ZodType<T>, bearer: string | null, asked: OutboundCall) =>
    ask(outbound, shape, bearer, asked)

  const asked = await call(challenge, null, { method: 'POST', to: '/auth/challenge' })
  const proof = Buffer.from(`${secret}|${Date.parse(asked.timestamp)}`)
  const started = await call(begun, null, {
    method: 'POST',
    to: '/auth/ksef-token',
    body: {
      json: {
        challenge: asked.challenge,
        contextIdentifier: { type: 'Nip', value: nip },
        encryptedToken: encrypted('KsefTokenEncryption', proof),
      },
    },
  })
  await untilAdmitted(() =>
    call(authState, started.authenticationToken, {
      to: '/auth/{reference}',
      params: { reference: started.referenceNumber },
    }),
  )
  const { accessToken } = await call(tokens, started.authenticationToken, { method: 'POST', to: '/auth/token/redeem' })

  return {
    async send(xml, offline) {
      const key = randomBytes(32)
      const initial = randomBytes(16)
      const encryption = {
        encryptedSymmetricKey: encrypted('SymmetricKeyEncryption', key),
        initializationVector: initial.toString('base64'),
      }
      const opened = await call(reference, accessToken, {
        method: 'POST',
        to: '/sessions/online',
        body: { json: { formCode: FORM, encryption } },
      })
      const session = opened.referenceNumber
      const sent = await call(reference, accessToken, {
        method: 'POST',
        to: '/sessions/online/{session}/invoices',
        params: { session },
        body: { json: { ...envelope(xml, key, initial), offlineMode: offline } },
      })
      await close(outbound, accessToken, session)
      return { session, reference: sent.referenceNumber }
    },
    async ask({ session, reference: invoice }) {
      const found = await call(invoiceState, accessToken, {
        to: '/sessions/{session}/invoices/{invoice}',
        params: { session, invoice },
      })
      return answerOf(found)
    },
  }
}

/** The file as it travels: AES-256-CBC, with the sizes and hashes of both forms. */
function envelope(xml: string, key: Buffer, initial: Buffer) {
  const plain = Buffer.from(xml, 'utf8')
  const cipher = createCipheriv('aes-256-cbc', key, initial)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')
  return {
    invoiceHash: hash(plain),
    invoiceSize: plain.length,
    encryptedInvoiceHash: hash(sealed),
    encryptedInvoiceSize: sealed.length,
    encryptedInvoiceContent: sealed.toString('base64'),
  }
}

async function ask<T>(outbound: Outbound, shape: z.ZodType<T>, bearer: string | null, call: OutboundCall): Promise<T> {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
  try {
    const parsed = shape.safeParse((await outbound({ ...call, headers })).json())
    if (!parsed.success) throw new OutboundFailure('ksef', 'not_understood')
    return parsed.data
  } catch (error) {
    const code = error instanceof OutboundFailure ? error.status : undefined
    // Too many at once is no refusal, nor is a server that fails.
    if (code !== undefined && code >= 400 && code < 500 && code !== 429 && code !== 408) {
      throw new KsefRefusal(call.to, code, '')
    }
    throw error
  }
}

async function untilAdmitted(look: () => Promise<z.output<typeof authState>>): Promise<void> {
  for (const pause of PAUSES) {
    const { code, description } = (await look()).status
    if (code === 200) return
    if (code >= 300) throw new KsefRefusal('auth', code, description ?? '')
    await wait(pause)
  }
  throw new OutboundFailure('ksef', 'too_slow')
}

/** A session that stays open ends by itself after half a day: that it could not be closed stops nothing. */
async function close(outbound: Outbound, bearer: string, session: string): Promise<void> {
  const headers = { authorization: `Bearer ${bearer}` }
  try {
    await outbound({
      method: 'POST',
      to: '/sessions/online/{session}/close',
      params: { session },
      headers,
      anyStatus: true,
    })
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
  }
}

function answerOf({
  status: { code, description, extensions },
  ksefNumber,
}: z.output<typeof invoiceState>): KsefAnswer {
  if (code < 200) return { state: 'processing' }
  if (code === 200 && ksefNumber) return accepted(ksefNumber)
  // Sent before, and the answer got lost: the one that is there is ours.
  if (code === 440 && extensions?.originalKsefNumber) return accepted(extensions.originalKsefNumber)
  return { state: 'refused', code, description: description ?? '' }
}

/** A number whose check is wrong was not understood: it is asked for again. */
function accepted(ksefNumber: string): KsefAnswer {
  if (!isKsefNumber(ksefNumber)) throw new OutboundFailure('ksef', 'not_understood')
  return { state: 'accepted', ksefNumber }
}

/** Whether the system could not be asked, or did not let the company in: tried again later. */
export const isNoAnswer = (error: unknown): error is OutboundFailure | KsefRefusal =>
  error instanceof OutboundFailure || error instanceof KsefRefusal

/** Why there is no answer. */
export function causeOf(error: OutboundFailure | KsefRefusal): KsefCause {
  if (error instanceof OutboundFailure) return 'unreachable'
  return error.ofToken ? 'token' : 'program'
}
