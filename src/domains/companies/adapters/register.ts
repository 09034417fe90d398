import type { OutboundCall } from '../../../platform/outbound/call.ts'
import { OutboundFailure } from '../../../platform/outbound/failure.ts'
import { createOutbound } from '../../../platform/outbound/outbound.ts'
import type { RegisterAnswer } from '../rules/register-answer.ts'

/** An outside register of companies. It never throws and never takes longer than its time: whatever goes wrong is `unknown`. */
export type Register = {
  source: 'whiteList' | 'vies'
  /** `country`: as VAT numbers name it (EL for Greece); `number`: without it. */
  lookUp: (country: string, number: string) => Promise<RegisterAnswer>
}

export type RegisterOptions = {
  url: string
  /** Milliseconds to wait. */
  timeout: number
  /** The day that is asked about (YYYY-MM-DD). */
  day: string
  /** Told why there was no answer. */
  onFailure: (why: string) => void
}

/** JSON of a register; undefined when there is none, and `onFailure` is told why. */
export async function askRegister(
  { url, timeout, onFailure }: RegisterOptions,
  source: Register['source'],
  call: OutboundCall,
): Promise<unknown> {
  // The operator names the register's address, for trying out one of this machine.
  const register = createOutbound({ name: source, baseUrl: url, deadline: timeout, privateNetworks: true })
  try {
    return (await register(call)).json()
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    onFailure(error.message)
    return undefined
  }
}
