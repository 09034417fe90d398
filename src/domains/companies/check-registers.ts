import type { Deps } from '../../platform/deps.ts'
import { askAccount, askRegister, registersOf } from './ask-registers.ts'
import { askRegistersLater } from './later.ts'
import { refreshMissing } from './refresh-missing.ts'
import type { RegisterAnswer, RegisterSource } from './rules/register-answer.ts'
import { insertCheck, type StoredCheck } from './store/checks.ts'
import { type CompanyRow, findCompany } from './store/companies.ts'

/** Minutes to wait before a register that could not be asked is asked again; after the last it stays unknown. */
const WAITS = [5, 60, 6 * 60, 24 * 60]

type Asked = { check: Omit<StoredCheck, 'at'>; complete: boolean }

/**
 * Asks the registers about a company and keeps what they say. True when all of them could be asked. Whoever calls this waits for the
 * registers, so it runs outside of any transaction.
 */
export async function checkRegisters(deps: Deps, companyId: number): Promise<boolean> {
  const company = await findCompany(deps.db, companyId)
  if (!company) return true
  const answers = (await Promise.all([askWhiteList(deps, company), askVies(deps, company)])).filter(
    (one) => one !== undefined,
  )
  const at = deps.now()
  await deps.db.transaction().execute(async (db) => {
    for (const { check } of answers) await insertCheck(db, companyId, { ...check, at })
    await refreshMissing({ ...deps, db }, companyId)
  })
  return answers.every(({ complete }) => complete)
}

/** The job after a hand-in: a register that could not be asked is asked again later, some times. */
export async function checkUntilAnswered(deps: Deps, { companyId, attempt }: { companyId: number; attempt: number }) {
  if (await checkRegisters(deps, companyId)) return
  const minutes = WAITS[attempt]
  if (minutes === undefined) return
  const runAt = new Date(deps.now().getTime() + minutes * 60_000)
  await askRegistersLater(deps, companyId, { attempt: attempt + 1, runAt })
}

async function askWhiteList(deps: Deps, { country, taxId, bankIban }: CompanyRow): Promise<Asked | undefined> {
  if (country !== 'PL' || !registersOf(deps).whiteList) return undefined
  const account = /^PL(\d{26})$/.exec(bankIban ?? '')?.[1]
  const [answer, listed] = await Promise.all([
    askRegister(deps, { source: 'whiteList', country, number: taxId, purpose: 'check' }),
    account === undefined ? undefined : askAccount(deps, taxId, account),
  ])
  const ofAccount: Record<string, string> = listed
    ? {
        accountListed: listed.listed ? 'yes' : 'no',
        ...(listed.reference ? { accountReference: listed.reference } : {}),
      }
    : {}
  return {
    check: toRecord('whiteList', taxId, answer, ofAccount),
    complete: answer.outcome !== 'unknown' && listed !== null,
  }
}

async function askVies(deps: Deps, { vatId }: CompanyRow): Promise<Asked | undefined> {
  if (vatId === null || !registersOf(deps).vies) return undefined
  const country = vatId.slice(0, 2)
  const answer = await askRegister(deps, { source: 'vies', country, number: vatId.slice(2), purpose: 'check' })
  return { check: toRecord('vies', vatId, answer), complete: answer.outcome !== 'unknown' }
}

function toRecord(source: RegisterSource, number: string, answer: RegisterAnswer, more: Record<string, string> = {}) {
  const { outcome, name, status, reference } = answer
  return {
    source,
    outcome,
    detail: { number, ...(name ? { name } : {}), ...(status ? { status } : {}), ...more },
    reference,
  }
}
