import { wordsInEach } from '../../../i18n/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { writeTable } from '../../../platform/files/table-file.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'

const HEADS = wordsInEach('listFiles')
type Head = keyof (typeof HEADS)['pl-PL']

type Yes = Promise<object>
/** What a list may be filtered by: all that its verb takes but where to go on. */
export type QueryOf<F extends (...args: never[]) => Yes> = Omit<Parameters<F>[2], 'after' | 'before' | 'ids'>
/** A row of what a verb answers under a name. */
export type RowOf<F extends (...args: never[]) => Yes, Name extends string> =
  Awaited<ReturnType<F>> extends { [N in Name]: readonly (infer Row)[] } ? Row : never

/** A list that the operator sees, as a file: the page's own verb reads it, page by page. */
export type ListFile<Query, Row, Place> = {
  name: string
  columns: readonly (readonly [head: Head, cell: (row: Row, locale: Locale) => string | number | null | undefined])[]
  read: (
    deps: Deps,
    actor: Actor | undefined,
    query: Query & { after?: Place | undefined },
  ) => Promise<{ rows: readonly Row[]; next: Place | null }>
}

/** Writes a list as a file, on record without what was searched for: it may be somebody's name or address. */
export async function writeList<Query extends { q?: string | undefined } | object, Row, Place>(
  deps: Deps,
  { actor, locale }: { actor: Actor | undefined; locale: Locale },
  { name, columns, read }: ListFile<Query, Row, Place>,
  query: Query,
): Promise<{ name: string; lines: AsyncGenerator<string> }> {
  const { userId: actorId } = requireOperator(actor)
  const { q, ...filter } = query as { q?: string }
  await recordAudit(deps, {
    ...{ actorId, action: 'listExported', subjectKind: 'market', subjectId: name },
    detail: JSON.parse(JSON.stringify({ ...filter, searched: q !== undefined })),
  })
  const lines = writeTable<Row, Place>(
    locale,
    columns.map(([head, cell]) => [HEADS[locale][head], (row) => String(cell(row, locale) ?? '')]),
    (after) => read(deps, actor, { ...query, ...(after !== null && { after }) }),
  )
  return { name, lines }
}
