import type { RegisterSource } from './register-answer.ts'

/** For whom a register is asked: a visitor filling the form, or the market checking a company. */
export type Purpose = 'form' | 'check'

/**
 * Questions a day. The white list takes 100 searches from one address and then nothing until midnight, so what visitors may use up
 * leaves enough for the checks.
 */
export const QUESTIONS_A_DAY: Record<RegisterSource | 'account', Record<Purpose, number>> = {
  whiteList: { form: 60, check: 35 },
  vies: { form: 500, check: 500 },
  account: { form: 0, check: 500 },
}

/** Questions an hour from one network address: nobody uses up what is there for all. */
export const LOOKUPS_AN_HOUR = 10
