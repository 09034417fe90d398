import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireStaff } from '../../values/actor.ts'
import { addDays, marketDay } from '../../values/days.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { DEFAULT_LOCALE } from '../../values/locale.ts'
import { momentsOfDay } from '../../values/market-time.ts'
import { recordAudit } from '../audit/index.ts'
import { refuseFaults, requireRevision } from './draft.ts'
import { readNoticeDays } from './notice-days.ts'
import { factsOf, type TextPage } from './rules/pages.ts'
import * as store from './store/versions.ts'
import { TEXTS_TAG } from './tag.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    /** A version of what binds sellers was published: they are told before it holds. */
    'terms.published': { versionId: number }
  }
}

type Wanted = { revision: number; from: string; exception: store.StoredException | null }

/** The first day from which a version may hold that is published now. */
export async function earliestDay(deps: Deps, page: TextPage): Promise<string> {
  const today = marketDay(deps.now())
  return factsOf(page).bindsSellers ? addDays(today, await readNoticeDays(deps)) : today
}

/**
 * Makes the draft the next version of its page, for ever. What binds sellers begins when they have had their days, unless the law demands it or
 * there is a danger (Regulation 2019/1150 art. 3(4)); it says what is different.
 */
export async function publish(
  deps: Deps,
  actor: Actor | undefined,
  page: TextPage,
  { revision, from, exception }: Wanted,
): Promise<void> {
  const { area, bindsSellers } = factsOf(page)
  const operator = requireStaff(actor, area, 'write')
  const today = marketDay(deps.now())
  if (from < today) throw invalidField('from', 'terms_from_past')
  const excepted = bindsSellers && from < (await earliestDay(deps, page)) ? exception : null
  if (bindsSellers && !excepted && from < (await earliestDay(deps, page))) {
    throw invalidField('from', 'terms_notice_too_short', { days: await readNoticeDays(deps) })
  }
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await store.lockPage(db, page)
    const draft = await requireRevision(db, page, revision)
    if (!draft) throw new Failure('conflict', 'text_draft_missing')
    // Polish binds: without it there is no version.
    if (!draft.words[DEFAULT_LOCALE]) throw invalidField(`words.${DEFAULT_LOCALE}`, 'required')
    if (bindsSellers && !draft.changes[DEFAULT_LOCALE]) throw invalidField(`changes.${DEFAULT_LOCALE}`, 'required')
    refuseFaults(draft.words)
    const at = deps.now()
    const begins = from === today ? at : momentsOfDay(from).start
    const { id, number } = await store.insertVersion(db, draft, { at, from: begins, exception: excepted })
    await store.deleteDraft(db, page)
    await recordAudit(inside, {
      ...{ actorId: operator.userId, action: 'textPublished', subjectKind: 'market', subjectId: page },
      detail: { version: number, from, ...(excepted && { reason: excepted.reason }) },
    })
    if (bindsSellers) await deps.emit(db, { name: 'terms.published', payload: { versionId: id } })
    await invalidateTags(db, [TEXTS_TAG])
  })
}
