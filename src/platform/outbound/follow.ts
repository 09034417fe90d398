import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { MEGABYTE } from '../../values/megabytes.ts'
import { ENCODINGS, readAnswer } from './answer.ts'
import type { OutboundService } from './call.ts'
import { type OutboundAnswer, OutboundFailure } from './failure.ts'
import { type FoundAddress, findAddresses } from './find-addresses.ts'
import type { Target } from './target.ts'

/** What goes to another origin when it is redirected there: keys and all else stay with whom they are for. */
const CARRIED = ['accept', 'user-agent']

/** Sends a request and follows where it is sent on, as far as the service allows; every address is looked up, checked and pinned. */
export async function follow(service: OutboundService, first: Target, signal: AbortSignal): Promise<OutboundAnswer> {
  let target = first
  for (let left = service.redirects ?? 0; ; left -= 1) {
    checkForm(service.name, target.url)
    const addresses = await findAddresses(service, target.url.hostname)
    const message = await send(target, addresses, signal)
    const next = left > 0 && target.method === 'GET' ? nextOf(message, target) : undefined
    if (!next) return await readAnswer(service.name, message, service.mostBytes ?? MEGABYTE)
    message.destroy()
    target = next
  }
}

function checkForm(service: string, { protocol, username, password }: URL): void {
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (!isWeb || username || password) throw new OutboundFailure(service, 'refused_address')
}

function nextOf({ statusCode = 0, headers }: IncomingMessage, target: Target): Target | undefined {
  const url =
    [301, 302, 303, 307, 308].includes(statusCode) && headers.location && URL.parse(headers.location, target.url)
  if (!url) return undefined
  const carried = Object.entries(target.headers).filter(([name]) => CARRIED.includes(name))
  return { ...target, url, headers: url.origin === target.url.origin ? target.headers : Object.fromEntries(carried) }
}

/** Node's `fetch` cannot be told which address to connect to, so this is one floor below it. */
function send(
  { url, method, headers, body }: Target,
  addresses: FoundAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const [first] = addresses as [FoundAddress]
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': body.length }
    const sent = request(
      url,
      {
        method,
        signal,
        agent: false,
        headers: { 'accept-encoding': ENCODINGS, ...headers, ...length },
        lookup: (_name, options, found) =>
          options.all ? found(null, addresses) : found(null, first.address, first.family),
      },
      resolve,
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
