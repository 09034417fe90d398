import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { marketDay } from '../../values/days.ts'
import { Failure } from '../../values/failure.ts'
import type { Register, RegisterOptions } from './adapters/register.ts'
import { vies } from './adapters/vies.ts'
import { type WhiteList, whiteList } from './adapters/white-list.ts'
import { type RegisterAnswer, type RegisterSource, UNKNOWN } from './rules/register-answer.ts'
import { type Purpose, QUESTIONS_A_DAY } from './rules/register-budget.ts'
import { findAnswer, insertAnswer } from './store/checks.ts'

const DAY_SECONDS = 86_400

/** The registers' days end at midnight in Poland. */

type Question = { source: RegisterSource; country: string; number: string; purpose: Purpose }

/** What a register says of a number: asked once a day and number, within the day's budget, else `unknown`. */
export async function askRegister(deps: Deps, question: Question): Promise<RegisterAnswer> {
  const { source, country, number, purpose } = question
  const register = source === 'whiteList' ? openWhiteList(deps) : openVies(deps)
  if (!register) return UNKNOWN
  const key = source === 'vies' ? country + number : number
  return onceADay(deps, { source, key, budget: source, purpose }, UNKNOWN, async () => {
    const answer = await register.lookUp(country, number)
    return answer.outcome === 'unknown' ? undefined : answer
  })
}

type Listed = { listed: boolean; reference: string | null }

/** Whether the white list names an account (26 digits) for a NIP; null when it could not be asked. */
export async function askAccount(deps: Deps, nip: string, account: string): Promise<Listed | null> {
  const register = openWhiteList(deps)
  if (!register) return null
  const place = { source: 'whiteListAccount', key: `${nip} ${account}`, budget: 'account', purpose: 'check' } as const
  return onceADay<Listed | null>(deps, place, null, () => register.isAccountListed(nip, account))
}

/** Which registers this installation asks. */
export function registersOf(deps: Deps): Record<RegisterSource, boolean> {
  return { whiteList: deps.config.whiteListUrl !== undefined, vies: deps.config.viesUrl !== undefined }
}

const budgetsOf = (budget: Place['budget']) => {
  const limitOf = (purpose: Purpose) =>
    defineLimit({
      name: `register-${budget}-${purpose}`,
      attempts: QUESTIONS_A_DAY[budget][purpose],
      seconds: 2 * DAY_SECONDS,
    })
  return { form: limitOf('form'), check: limitOf('check') }
}
const BUDGETS = { whiteList: budgetsOf('whiteList'), vies: budgetsOf('vies'), account: budgetsOf('account') }

type Place = { source: string; key: string; budget: keyof typeof QUESTIONS_A_DAY; purpose: Purpose }

async function onceADay<T>(deps: Deps, place: Place, without: T, ask: () => Promise<T | undefined>): Promise<T> {
  const day = marketDay(deps.now())
  const known = await findAnswer(deps.db, place.source, place.key, day)
  if (known !== undefined) return known as T
  if (!(await mayAsk(deps, place, day))) return without
  const answer = await ask()
  if (answer === undefined) return without
  await insertAnswer(deps.db, place.source, place.key, day, answer)
  return answer
}

async function mayAsk(deps: Deps, { budget, purpose }: Place, day: string): Promise<boolean> {
  try {
    await deps.limits.count(BUDGETS[budget][purpose], day)
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    deps.log.warn({ register: budget, purpose, failed: 'questions of the day used up' })
    return false
  }
}

function options(deps: Deps, source: RegisterSource, url: string): RegisterOptions {
  return {
    url: url.replace(/(?<!\/)\/+$/, ''),
    timeout: deps.config.registerTimeout,
    day: marketDay(deps.now()),
    onFailure: (why) => deps.log.warn({ register: source, failed: why }),
  }
}

function openWhiteList(deps: Deps): WhiteList | undefined {
  const url = deps.config.whiteListUrl
  return url === undefined ? undefined : whiteList(options(deps, 'whiteList', url))
}

function openVies(deps: Deps): Register | undefined {
  const url = deps.config.viesUrl
  return url === undefined ? undefined : vies(options(deps, 'vies', url))
}
