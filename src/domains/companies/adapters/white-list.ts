import { z } from 'zod'
import { splitAddress } from '../rules/register-address.ts'
import { type RegisterAnswer, UNKNOWN } from '../rules/register-answer.ts'
import { askRegister, type Register, type RegisterOptions } from './register.ts'

const text = z.string().nullish()

/** Only what is needed is taken over: the register also tells of people, with their personal numbers. */
const searchAnswer = z.object({
  result: z.object({
    subject: z
      .object({
        nip: z.string(),
        name: z.string(),
        statusVat: text,
        krs: text,
        workingAddress: text,
        residenceAddress: text,
      })
      .nullable(),
    requestId: text,
  }),
})
const checkAnswer = z.object({ result: z.object({ accountAssigned: z.enum(['TAK', 'NIE']), requestId: text }) })

export type WhiteList = Register & {
  /** Whether an account (26 digits) is listed for the number; undefined when the register could not be asked. */
  isAccountListed: (nip: string, account: string) => Promise<{ listed: boolean; reference: string | null } | undefined>
}

/** The Polish register of VAT payers (Biała lista). */
export function whiteList(options: RegisterOptions): WhiteList {
  const ask = async <T>(schema: z.ZodType<T>, to: string, params: Record<string, string>): Promise<T | undefined> => {
    const answer = await askRegister(options, 'whiteList', { to, params, query: { date: options.day } })
    if (answer === undefined) return undefined
    const parsed = schema.safeParse(answer)
    if (!parsed.success) options.onFailure('not understood')
    return parsed.data
  }
  return {
    source: 'whiteList',
    async lookUp(country, nip) {
      if (country !== 'PL') return UNKNOWN
      const answer = await ask(searchAnswer, '/api/search/nip/{nip}', { nip })
      if (!answer) return UNKNOWN
      const { subject, requestId } = answer.result
      const reference = requestId ?? null
      if (!subject) return { ...UNKNOWN, outcome: 'refuted', vatActive: false, reference }
      if (subject.nip !== nip) {
        options.onFailure('another number')
        return UNKNOWN
      }
      return describe(subject, reference)
    },
    async isAccountListed(nip, account) {
      const answer = await ask(checkAnswer, '/api/check/nip/{nip}/bank-account/{account}', { nip, account })
      return answer && { listed: answer.result.accountAssigned === 'TAK', reference: answer.result.requestId ?? null }
    },
  }
}

type Subject = NonNullable<z.output<typeof searchAnswer>['result']['subject']>

function describe(subject: Subject, reference: string | null): RegisterAnswer {
  const status = subject.statusVat ?? null
  return {
    // Who was struck off is listed, too; exempt from VAT is a right state to be in.
    outcome: status === 'Czynny' || status === 'Zwolniony' ? 'confirmed' : 'refuted',
    name: subject.name,
    ...splitAddress(subject.workingAddress ?? subject.residenceAddress ?? '', 'PL'),
    registerNumber: subject.krs || null,
    vatActive: status === 'Czynny',
    status,
    reference,
  }
}
