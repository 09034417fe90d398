import type { Deps } from '../../platform/deps.ts'
import { readAudit } from '../audit/index.ts'
import { type OwnEntry, ownEntries } from './rules/own-entries.ts'

/** What is on record of a person: first what she did, then what was done to her; each the newest first, page by page. */
export async function* readOwnEntries(deps: Pick<Deps, 'db'>, userId: string): AsyncGenerator<OwnEntry> {
  for (const filter of [{ actorId: userId }, { subjectKind: 'user', subjectId: userId }]) {
    let after: number | undefined
    do {
      const page = await readAudit(deps, { ...filter, after })
      const fresh = 'actorId' in filter ? page.entries : page.entries.filter((entry) => entry.actorId !== userId)
      yield* ownEntries(userId, fresh)
      after = page.next ?? undefined
    } while (after !== undefined)
  }
}
