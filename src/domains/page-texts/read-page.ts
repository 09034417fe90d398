import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { versions } from '../terms/index.ts'
import { fillBlocks, readMarkup, type TextPage } from '../terms/rules/index.ts'
import { briefOf, languagesOf, stateOf } from './brief.ts'
import type { PageText, VersionBrief } from './contract.ts'
import { readValuesOf } from './read-values.ts'

/** Versions of an archive's page. */
const ARCHIVE_PAGE = 20
/** Seconds. */
const LONGEST = 300

/** What a page says, and for how many seconds: no page may go on saying what another version has taken the place of. */
export async function readPage(
  deps: Deps,
  page: TextPage,
  wanted: { number: number | undefined; locale: Locale },
): Promise<{ text: PageText; maxAge: number }> {
  const { locale, number } = wanted
  const now = deps.now()
  const current = await versions.findCurrent(deps.db, [page], now)
  const inForce = current.find((one) => stateOf(one, now) === 'inForce')
  const next = current.find((one) => stateOf(one, now) === 'planned')
  const shown = number === undefined ? inForce : await versions.findVersion(deps.db, page, number)
  if (number !== undefined && !shown) throw new Failure('notFound', 'text_version_not_found')
  const words = shown?.words[locale]
  const blocks = words ? fillBlocks(readMarkup(words), await readValuesOf(deps, shown?.until ?? null), locale) : null
  const seconds = next ? Math.floor((next.from.getTime() - now.getTime()) / 1000) : LONGEST
  return {
    text: {
      page,
      version: shown ? briefOf(shown, now, locale) : null,
      blocks,
      missing: shown !== undefined && !words,
      languages: shown ? languagesOf(shown.words) : [],
      next: next ? briefOf(next, now, locale) : null,
      hasOthers: current.length > 1 || (current[0]?.number ?? 0) > 1 || (number !== undefined && current.length > 0),
    },
    maxAge: Math.max(0, Math.min(LONGEST, seconds)),
  }
}

/** The published versions of a page, the latest to begin first; `after`: the number of the last one seen. */
export async function listVersions(
  deps: Deps,
  page: TextPage,
  { after, locale }: { after: number | undefined; locale: Locale },
): Promise<{ versions: VersionBrief[]; next: number | null }> {
  const rows = await versions.findVersions(deps.db, page, { after: after ?? null, limit: ARCHIVE_PAGE + 1 })
  const shown = rows.slice(0, ARCHIVE_PAGE)
  return {
    versions: shown.map((one) => briefOf(one, deps.now(), locale)),
    next: rows.length > ARCHIVE_PAGE ? (shown.at(-1)?.number ?? null) : null,
  }
}
