import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds by which the clocks of signer and reader may differ. */
const TOLERANCE = 300

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`, as card providers sign their calls. */
export function sign(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${mac(secret, time, body)}`
}

/** Whether the header signs exactly this body with this secret, recently. */
export function isSigned(secret: string, body: string, header: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return false
  const time = Number(match[1])
  if (Math.abs(now.getTime() / 1000 - time) > TOLERANCE) return false
  return timingSafeEqual(Buffer.from(match[2] ?? '', 'hex'), Buffer.from(mac(secret, time, body), 'hex'))
}

function mac(secret: string, time: number, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}
