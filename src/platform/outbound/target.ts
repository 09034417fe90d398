import type { OutboundBody, OutboundCall, OutboundService } from './call.ts'
import { OutboundFailure } from './failure.ts'

/** A request as it leaves. */
export type Target = { url: URL; method: string; headers: Record<string, string>; body: Buffer | undefined }

/** A call, put together from the service and what is asked of it. */
export function targetOf(service: OutboundService, call: OutboundCall): Target {
  const { method = 'GET', idempotencyKey } = call
  const body = call.body && bodyOf(call.body)
  const sent: Record<string, string | undefined> = {
    'user-agent': 'Obieg',
    accept: 'application/json',
    'content-type': body?.type,
    [service.idempotencyHeader ?? 'idempotency-key']: idempotencyKey,
  }
  for (const [name, value] of Object.entries({ ...service.headers, ...call.headers })) sent[name.toLowerCase()] = value
  const headers = Object.fromEntries(
    Object.entries(sent).filter((one): one is [string, string] => one[1] !== undefined),
  )
  return { url: urlOf(service, call), method, headers, body: body?.bytes }
}

function urlOf({ name, baseUrl = '' }: OutboundService, { to, params, query = {} }: OutboundCall): URL {
  const path = params ? fill(name, to, params) : to
  const url = URL.parse(baseUrl + path)
  if (!url) throw new OutboundFailure(name, 'refused_address')
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return url
}

function fill(service: string, to: string, params: Record<string, string | number>): string {
  return to.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new TypeError(`${service}: ${key} of the address is missing`)
    return encodeURIComponent(value)
  })
}

function bodyOf(body: OutboundBody): { type: string; bytes: Buffer } {
  if ('json' in body) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body.json)) }
  if ('form' in body) {
    const bytes = Buffer.from(new URLSearchParams(body.form).toString())
    return { type: 'application/x-www-form-urlencoded', bytes }
  }
  return { type: body.type, bytes: Buffer.from(body.bytes as string) }
}
