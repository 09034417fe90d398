import { wordsInEach } from '../../../i18n/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import { dossiers, lockCompany, readContactsOf } from '../../companies/index.ts'
import { queueMail } from '../../mail/index.ts'
import { type Missing, missingOf } from '../rules/tax-data.ts'
import { nextRequest } from '../rules/tax-settings.ts'
import { openData } from '../sealed-json.ts'
import { readTaxSettings } from '../settings.ts'
import { deleteRequest, insertRequest, lockRequest, saveRequest } from '../store/requests.ts'
import { findData } from '../store/tax-data.ts'

const WORDS = wordsInEach('taxReports')

/**
 * Brings what is asked of a company in line with what is missing, in the caller's transaction: nothing missing ends the asking and the wait of its payouts;
 * `asks`: else the next mail is sent, or payouts begin to wait, when it is time. Twice on the same day does it once.
 */
export async function settleRequest(deps: Deps, companyId: number, { asks = false } = {}): Promise<void> {
  // One at a time: what somebody says and the look through all companies meet here.
  await lockCompany(deps.db, companyId)
  const party = await dossiers.findTaxParty(deps.db, companyId)
  if (!party) return
  const request = await lockRequest(deps.db, companyId)
  const [given] = await findData(deps.db, [companyId])
  const missing = party.operatesMarket ? [] : missingOf(party, given ? openData(deps, given.sealed) : null)
  if (missing.length === 0) {
    if (request) await deleteRequest(deps.db, companyId)
    return saveWait(deps, companyId, party.heldSince, null)
  }
  const settings = await readTaxSettings(deps)
  const now = deps.now()
  const step = asks && party.approved ? nextRequest(request, settings, now) : 'none'
  if (!request) {
    if (step !== 'first' || !(await insertRequest(deps.db, { companyId, missing, at: now }))) return
  } else {
    const secondAt = step === 'second' ? now : request.secondAt
    const heldAt = step === 'hold' ? now : settings.hold ? request.heldAt : null
    await saveRequest(deps.db, { companyId, missing, secondAt, heldAt })
    await saveWait(deps, companyId, party.heldSince, heldAt)
  }
  if (step !== 'none') await write(deps, { companyId, company: party.name, step, missing, settings })
}

async function saveWait(deps: Deps, companyId: number, before: Date | null, since: Date | null): Promise<void> {
  if ((before === null) === (since === null)) return
  await dossiers.saveTaxHold(deps.db, companyId, since)
  const action = since ? 'taxPayoutsHeld' : 'taxPayoutsReleased'
  await recordAudit(deps, { ...{ actorId: null, action, subjectKind: 'company', subjectId: String(companyId) } })
}

type Asking = {
  companyId: number
  company: string
  step: 'first' | 'second' | 'hold'
  missing: readonly Missing[]
  settings: { holdAfterDays: number; hold: boolean }
}
const TEMPLATES = { first: 'taxDataWanted', second: 'taxDataWantedAgain', hold: 'taxPayoutsHeld' } as const

async function write(deps: Deps, { companyId, company, step, missing }: Asking): Promise<void> {
  for (const { email, firstName, locale } of await readContactsOf(deps, companyId, 'payouts.view')) {
    const link = `${pageAddress(deps, '/tax-data', locale)}?company=${companyId}`
    const sections = [{ heading: WORDS[locale].missingTitle, lines: missing.map((one) => wordOf(locale, one)) }]
    const params = { firstName, company, link, sections }
    await queueMail(deps, { to: email, locale, template: TEMPLATES[step], params })
  }
}

const wordOf = (locale: Locale, one: Missing): string => WORDS[locale][`missing_${one}`]
