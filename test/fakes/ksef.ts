import { constants, createDecipheriv, createHash, privateDecrypt, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeSigner } from '../../demo/stand-ins/paypal/certificate.ts'
import { crc8 } from '../../src/domains/documents/rules/ksef-number.ts'

type Json = Record<string, unknown>
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> }
/** `busy`: 429 · `broken`: 500 · `deaf`: takes invoices, and the answer never arrives · `picky`: refuses every invoice. */
export type KsefMood = 'right' | 'busy' | 'broken' | 'deaf' | 'picky'

const REFUSED = 450

/** A session's key, and an invoice as it came in. */
type Session = { key: Buffer; initial: Buffer; nip: string; closed: boolean }
type Invoice = { xml: string; nip: string; offline: boolean; looks: number; number: string | null; code: number }

/**
 * The state's system for invoices, API 2.0, as far as a seller's program meets it: log-in by an encrypted token, a session with a key of its own,
 * files sealed with it, statuses that take a while, duplicates by seller, kind and number.
 */
export async function fakeKsef(tokens: Record<string, string>) {
  const { key, certificate } = makeSigner({ from: new Date('2025-01-01'), to: new Date('2035-01-01') })
  const der = certificate.replace(/-----[^-]+-----|\s/g, '')
  const logins = new Map<string, { nip: string; looks: number; redeemed: boolean }>()
  const bearers = new Map<string, string>()
  const sessions = new Map<string, Session>()
  const invoices = new Map<string, Invoice>()
  const challenges = new Map<string, string>()
  const open = (text: string) =>
    privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(text, 'base64'))
  const name = () => randomBytes(12).toString('hex').toUpperCase()

  function logIn(body: Json): Reply {
    const { challenge, contextIdentifier, encryptedToken } = body as {
      challenge: string
      contextIdentifier: { type: string; value: string }
      encryptedToken: string
    }
    const timestamp = challenges.get(challenge)
    const expected = `${tokens[contextIdentifier.value]}|${Date.parse(timestamp ?? '')}`
    challenges.delete(challenge)
    const right =
      timestamp !== undefined && contextIdentifier.type === 'Nip' && open(encryptedToken).toString() === expected
    const referenceNumber = name()
    // A wrong token is told by the status, not at once.
    logins.set(referenceNumber, { nip: right ? contextIdentifier.value : '', looks: 0, redeemed: false })
    return {
      status: 202,
      body: { referenceNumber, authenticationToken: { token: `auth-${referenceNumber}`, validUntil: '' } },
    }
  }

  function take(session: Session, sent: Json): Reply {
    const { invoiceHash, invoiceSize, encryptedInvoiceHash, encryptedInvoiceContent, offlineMode } = sent as Record<
      string,
      string
    >
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')
    const sealed = Buffer.from(encryptedInvoiceContent ?? '', 'base64')
    const decipher = createDecipheriv('aes-256-cbc', session.key, session.initial)
    const plain = Buffer.concat([decipher.update(sealed), decipher.final()])
    if (hash(sealed) !== encryptedInvoiceHash || hash(plain) !== invoiceHash || plain.length !== Number(invoiceSize)) {
      return { status: 400, body: { exception: { description: 'hash' } } }
    }
    const referenceNumber = name()
    const offline = String(offlineMode) === 'true'
    invoices.set(referenceNumber, {
      xml: plain.toString(),
      nip: session.nip,
      offline,
      looks: 0,
      number: null,
      code: 100,
    })
    return { status: 202, body: { referenceNumber } }
  }

  /** Accepted at the second look. A document that is there already is a duplicate. */
  function look(invoice: Invoice): Reply {
    const of = ({ xml }: Invoice) =>
      ['NIP', 'RodzajFaktury', 'P_2'].map((field) => xml.split(`<${field}>`)[1]?.split('<')[0]).join(' ')
    invoice.looks += 1
    if (invoice.looks < 2) return { body: { status: { code: 150, description: 'Trwa przetwarzanie' } } }
    // The first to arrive has the number, whether anybody asked for it or not.
    const all = [...invoices.values()]
    const first = all.slice(0, all.indexOf(invoice)).find((one) => one.code !== REFUSED && of(one) === of(invoice))
    if (first) {
      const originalKsefNumber = numberOf(first)
      return { body: { status: { code: 440, description: 'Duplikat faktury', extensions: { originalKsefNumber } } } }
    }
    if (state.mood === 'picky') {
      invoice.code = REFUSED
      return { body: { status: { code: REFUSED, description: 'Błąd semantyki dokumentu faktury' } } }
    }
    return { body: { status: { code: 200, description: 'Sukces' }, ksefNumber: numberOf(invoice) } }
  }

  function numberOf(invoice: Invoice): string {
    if (invoice.number) return invoice.number
    const begin = `${invoice.nip}-20260310-${randomBytes(6).toString('hex').toUpperCase()}`
    invoice.number = `${begin}-${crc8(begin).toString(16).toUpperCase().padStart(2, '0')}`
    return invoice.number
  }

  function answer(route: string, path: string, bearer: string, body: Json): Reply {
    if (route === 'GET /security/public-key-certificates') {
      return { body: [{ certificate: der, usage: ['KsefTokenEncryption', 'SymmetricKeyEncryption'] }] }
    }
    if (route === 'POST /auth/challenge') {
      const challenge = name()
      const timestamp = new Date().toISOString()
      challenges.set(challenge, timestamp)
      return { body: { challenge, timestamp } }
    }
    if (route === 'POST /auth/ksef-token') return logIn(body)
    const login = logins.get(bearer.replace('auth-', ''))
    if (route === 'POST /auth/token/redeem') {
      if (!login?.nip || login.redeemed) return { status: 400, body: {} }
      login.redeemed = true
      const token = name()
      bearers.set(token, login.nip)
      return { body: { accessToken: { token }, refreshToken: { token: name() } } }
    }
    if (route.startsWith('GET /auth/') && login) {
      login.looks += 1
      const code = login.nip ? (login.looks < 2 ? 100 : 200) : 450
      return {
        body: { status: { code, description: code === 450 ? 'Uwierzytelnianie zakończone niepowodzeniem' : '' } },
      }
    }
    const nip = bearers.get(bearer)
    if (!nip) return { status: 401, body: {} }
    const [, , , session = '', , invoice = ''] = path.split('/')
    if (route === 'POST /sessions/online') {
      const { encryptedSymmetricKey, initializationVector } = body.encryption as Record<string, string>
      const referenceNumber = name()
      const initial = Buffer.from(initializationVector ?? '', 'base64')
      sessions.set(referenceNumber, { key: open(encryptedSymmetricKey ?? ''), initial, nip, closed: false })
      return { status: 201, body: { referenceNumber } }
    }
    const opened = sessions.get(session)
    if (opened && path.endsWith('/close')) {
      opened.closed = true
      return { status: 204 }
    }
    if (opened && !opened.closed && path.endsWith('/invoices')) return take(opened, body)
    const found = invoices.get(invoice || (path.split('/')[4] ?? ''))
    return found ? look(found) : { status: 404, body: {} }
  }

  const server = createServer(async (request, response) => {
    const text = await readText(request)
    const path = request.url ?? ''
    state.calls.push(`${request.method} ${path}`)
    if (state.mood === 'busy') return void response.writeHead(429, { 'retry-after': '30' }).end('{}')
    if (state.mood === 'broken') return void response.writeHead(503).end('przerwa')
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '')
    const reply = answer(`${request.method} ${path}`, path, bearer, text ? (JSON.parse(text) as Json) : {})
    if (state.mood === 'deaf' && path.endsWith('/invoices')) return void response.destroy()
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    response.end(reply.body === undefined ? '' : JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const state = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'right' as KsefMood,
    calls: [] as string[],
    /** Files as they came in, unsealed. */
    received: () => [...invoices.values()],
    openSessions: () => [...sessions.values()].filter(({ closed }) => !closed).length,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return state
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
