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
