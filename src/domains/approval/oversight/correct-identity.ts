import { wordsInEach } from '../../../i18n/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { requireConfirmed } from '../../accounts/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { dossiers, readContactsOf } from '../../companies/index.ts'
import { queueMail } from '../../mail/index.ts'
import { notify } from '../../notices/index.ts'

type Correction = Parameters<typeof dossiers.changeIdentity>[1] & { reason: string; origin: string }
const WORDS = wordsInEach('oversight')
const FIELDS = ['name', 'taxId', 'country', 'vatId'] as const

/**
 * Corrects who a company is, with a reason: on record before and after, its owners are told, registers are asked anew. Documents already issued say what
 * they said. `confirmation_required`.
 */
export async function correctIdentity(
  deps: Deps,
  actor: Actor | undefined,
  { reason, origin, ...change }: Correction,
): Promise<{ changed: boolean }> {
  const operator = requireOperator(actor)
  await requireConfirmed(deps, operator)
  const { companyId } = change
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const changed = await dossiers.changeIdentity(inside, change, { actor: operator, origin })
    if (!changed) return { changed: false }
    const { before, after } = changed
    const fields = FIELDS.filter((field) => before[field] !== after[field])
    const write = (one: typeof before) => fields.map((field) => one[field] ?? '–').join(', ')
    await recordAudit(inside, {
      ...{ actorId: operator.userId, action: 'companyIdentityChanged' },
      ...{ subjectKind: 'company', subjectId: String(companyId) },
      detail: { fields: fields.join(', '), before: write(before), after: write(after), reason },
    })
    const owners = await readContactsOf(inside, companyId, 'owners')
    const path = `/company-data?company=${companyId}`
    await notify(inside, {
      ...{ kind: 'companyDecision', userIds: owners.map(({ userId }) => userId) },
      key: `${companyId} identity ${deps.now().toISOString()}`,
      ...{ data: { company: after.name, step: 'identityChanged' }, path },
    })
    for (const { email, locale } of owners) {
      const t = WORDS[locale]
      const rows = fields.map(
        (field) => [t[`field_${field}`], `${before[field] ?? '–'} → ${after[field] ?? '–'}`] as const,
      )
      const params = {
        ...{ company: after.name, reason, link: pageAddress(deps, path, locale) },
        sections: [{ heading: t.identityTitle, rows, lines: [t.identityDocuments] }],
      }
      await queueMail(inside, { to: email, locale, template: 'companyIdentityChanged', params })
    }
    return { changed: true }
  })
}
