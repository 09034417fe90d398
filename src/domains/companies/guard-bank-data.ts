import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { dateFormat } from '../../values/dates.ts'
import { type Locale, localePath } from '../../values/locale.ts'
import { requireConfirmed } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { queueMail } from '../mail/index.ts'
import type { CompanyData } from './contract.ts'
import { readContactsOf } from './read-contacts-of.ts'
import { BANK_FIELDS } from './rules/field-rights.ts'
import { maskAccount } from './rules/mask-account.ts'
import { holdPayouts } from './store/bank.ts'
import type { CompanyRow } from './store/companies.ts'

const DAY = 86_400_000

/** Who changes a company, from where links lead. */
export type ChangedBy = { actor: Actor; origin: string }

/**
 * Where a company is paid changes only by somebody who has just proved who it is (`confirmation_required`). Every owner hears of it, and
 * payouts wait for some days, unless nothing could have been paid yet: the first account of a company that was not handed in. In the
 * caller's transaction, on every road by which the data change.
 */
export async function guardBankData(deps: Deps, known: CompanyRow, data: CompanyData, by: ChangedBy): Promise<void> {
  if (BANK_FIELDS.every((field) => known[field] === data[field])) return
  await requireConfirmed(deps, by.actor)
  const isFirst = known.bankIban === null && (known.status === 'draft' || known.status === 'rejected')
  if (isFirst) return
  const at = deps.now()
  const until = await holdPayouts(deps.db, known.id, new Date(at.getTime() + deps.config.payoutHoldDays * DAY))
  await recordAudit(deps, {
    actorId: by.actor.userId,
    action: 'bankDataChanged',
    subjectKind: 'company',
    subjectId: String(known.id),
    detail: { before: maskAccount(known), after: maskAccount(data) },
  })
  await notifyOwners(deps, known, data, { at, until, origin: by.origin })
}

type Change = { at: Date; until: Date; origin: string }

async function notifyOwners(deps: Deps, known: CompanyRow, data: CompanyData, { at, until, origin }: Change) {
  for (const { email, locale } of await readContactsOf(deps, known.id, 'owners')) {
    await queueMail(deps, {
      to: email,
      locale,
      template: 'bankDataChanged',
      params: {
        company: known.name,
        before: maskAccount(known),
        after: maskAccount(data),
        at: inWords(at, locale),
        until: inWords(until, locale),
        link: `${origin}${localePath('/company-data', locale)}?company=${known.id}`,
      },
    })
  }
}

function inWords(at: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at)
}
