import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireStaff } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { readMarkup, refusedLinks } from './rules/markup.ts'
import { factsOf, type TextPage } from './rules/pages.ts'
import { unknownPlaceholders } from './rules/placeholders.ts'
import * as store from './store/versions.ts'

/** Saves the draft of a page; `revision` 0 begins one. What is wrong with it is named: `changed_meanwhile`, `text_place_unknown`, `link_refused`. */
export async function saveDraft(
  deps: Deps,
  actor: Actor | undefined,
  page: TextPage,
  { words, changes, revision }: Pick<store.StoredDraft, 'words' | 'changes' | 'revision'>,
): Promise<void> {
  requireStaff(actor, factsOf(page).area, 'write')
  const said = withoutEmpty(words)
  refuseFaults(said)
  await deps.db.transaction().execute(async (db) => {
    await store.lockPage(db, page)
    await requireRevision(db, page, revision)
    await store.saveDraft(db, { page, words: said, changes: withoutEmpty(changes), at: deps.now() })
  })
}

/** Throws the draft of a page away. */
export async function discardDraft(
  deps: Deps,
  actor: Actor | undefined,
  page: TextPage,
  revision: number,
): Promise<void> {
  const operator = requireStaff(actor, factsOf(page).area, 'write')
  await deps.db.transaction().execute(async (db) => {
    await store.lockPage(db, page)
    await requireRevision(db, page, revision)
    await store.deleteDraft(db, page)
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId: operator.userId, action: 'textDraftDiscarded', subjectKind: 'market', subjectId: page },
      },
    )
  })
}

/** The draft as somebody saw it; `changed_meanwhile` where it is another one by now. */
export async function requireRevision(
  db: Deps['db'],
  page: TextPage,
  revision: number,
): Promise<store.StoredDraft | undefined> {
  const draft = await store.findDraft(db, page)
  if ((draft?.revision ?? 0) !== revision) throw new Failure('conflict', 'changed_meanwhile')
  return draft
}

/** Names what a text must not hold, at the field of its language. */
export function refuseFaults(words: store.Words): void {
  for (const [locale, text] of Object.entries(words)) {
    const field = `words.${locale}`
    const [name] = unknownPlaceholders(text)
    if (name !== undefined) throw invalidField(field, 'text_place_unknown', { name })
    const [href] = refusedLinks(readMarkup(text))
    if (href !== undefined) throw invalidField(field, 'link_refused', { link: href.slice(0, 200) })
  }
}

const withoutEmpty = (words: store.Words): store.Words =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))
