import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import type { Locale } from '../../../values/locale.ts'
import { earliestDay, progress, readNoticeDays, versions } from '../../terms/index.ts'
import { factsOf, PLACEHOLDERS, sayValue, type TextPage } from '../../terms/rules/index.ts'
import { briefOf, languagesOf, stateOf } from '../brief.ts'
import { readBuiltIn } from '../built-in.ts'
import { readValues } from '../read-values.ts'
import type { DraftView, TextFile } from './contract.ts'

const PAGE = 20

/** One page as the operator works on it. */
export async function readFile(
  deps: Deps,
  actor: Actor | undefined,
  page: TextPage,
  { after, locale }: { after?: number | undefined; locale: Locale },
): Promise<TextFile> {
  requireOperator(actor)
  const now = deps.now()
  const { bindsSellers, bindsBuyers } = factsOf(page)
  const rows = await versions.findVersions(deps.db, page, { after: after ?? null, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const [current, told, values] = await Promise.all([
    versions.findCurrent(deps.db, [page], now),
    progress.findProgress(
      deps.db,
      shown.map(({ id }) => id),
    ),
    readValues(deps),
  ])
  return {
    ...{ page, bindsSellers, bindsBuyers },
    inForce: current.find((one) => stateOf(one, now) === 'inForce')?.words ?? null,
    builtIn: await readBuiltIn(deps, page),
    draft: await readDraft(deps, page),
    versions: shown.map((one) => ({
      ...briefOf(one, now, locale),
      languages: languagesOf(one.words),
      told: bindsSellers ? { companies: told.get(one.id)?.told ?? 0, done: Boolean(told.get(one.id)?.doneAt) } : null,
      exception: one.exception,
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.number ?? null) : null,
    noticeDays: await readNoticeDays(deps),
    earliest: await earliestDay(deps, page),
    placeholders: PLACEHOLDERS.map((name) => ({ name, value: sayValue(name, values, locale) })),
  }
}

/** The draft of a page, null where there is none. */
export async function readDraft(deps: Deps, page: TextPage): Promise<DraftView | null> {
  const draft = await versions.findDraft(deps.db, page)
  if (!draft) return null
  const { words, changes, revision, updatedAt } = draft
  return { words, changes, revision, updatedAt: updatedAt.toISOString() }
}
