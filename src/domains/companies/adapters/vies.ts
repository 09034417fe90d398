import { z } from 'zod'
import { splitAddress } from '../rules/register-address.ts'
import { UNKNOWN } from '../rules/register-answer.ts'
import { askRegister, type Register, type RegisterOptions } from './register.ts'

const text = z.string().nullish()
const checkAnswer = z.object({
  valid: z.boolean(),
  vatNumber: text,
  name: text,
  address: text,
  requestIdentifier: text,
  userError: text,
})

/** What stands in `userError` when the member state did answer. All other words (`MS_UNAVAILABLE` …) say that it did not. */
const ANSWERED = ['VALID', 'INVALID']

/** VAT numbers of the EU. What a country keeps to itself comes as `---`. */
export function vies(options: RegisterOptions): Register {
  return {
    source: 'vies',
    async lookUp(countryCode, vatNumber) {
      const body = { json: { countryCode, vatNumber } }
      const answer = await askRegister(options, 'vies', { method: 'POST', to: '/check-vat-number', body })
      if (answer === undefined) return UNKNOWN
      const parsed = checkAnswer.safeParse(answer)
      const problem = problemOf(parsed.data, vatNumber)
      if (!parsed.data || problem !== undefined) {
        options.onFailure(problem ?? 'not understood')
        return UNKNOWN
      }
      const { valid, name, address, requestIdentifier } = parsed.data
      return {
        ...UNKNOWN,
        outcome: valid ? 'confirmed' : 'refuted',
        name: shown(name),
        ...splitAddress(shown(address) ?? '', countryCode),
        vatActive: valid,
        reference: requestIdentifier || null,
      }
    },
  }
}

function problemOf(answer: z.output<typeof checkAnswer> | undefined, vatNumber: string): string | undefined {
  if (!answer) return 'not understood'
  if (answer.userError && !ANSWERED.includes(answer.userError)) {
    return /^[A-Z_]{1,40}$/.test(answer.userError) ? answer.userError : 'not understood'
  }
  return answer.vatNumber && answer.vatNumber !== vatNumber ? 'another number' : undefined
}

function shown(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return /^-*$/.test(trimmed) ? null : trimmed
}
