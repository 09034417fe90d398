import type { ProductDraft, VersionDraft } from '../../product-sync/contract.ts'
import type { PictureSource } from './picture-sources.ts'
import type { RowDraft } from './row-draft.ts'

export type Row = { line: number; productKey: string; versionName: string; draft: RowDraft }
export type MergedProduct = { draft: ProductDraft; pictures: PictureSource[]; rows: number }

/** The rows of one product as one: what the first row says of it counts, later rows fill in what it leaves out. Rows of the same version are its things. */
export function mergeRows(rows: readonly [Row, ...Row[]]): MergedProduct {
  const [first] = rows
  const drafts = rows.map((row) => row.draft)
  const texts: ProductDraft['texts'] = {}
  for (const draft of [...drafts].reverse()) {
    for (const locale of Object.keys(draft.texts) as (keyof typeof texts)[]) {
      texts[locale] = { ...texts[locale], ...draft.texts[locale] }
    }
  }
  return {
    rows: rows.length,
    pictures: drafts.find((draft) => draft.pictures)?.pictures ?? [],
    draft: {
      erpCode: first.productKey,
      fields: Object.assign({}, ...[...drafts].reverse().map((draft) => draft.fields)),
      texts,
      fallbackTitle: first.draft.fallbackTitle,
      versions: [...Map.groupBy(rows, (row) => row.versionName).values()].map((same) =>
        mergeVersion(same as [Row, ...Row[]]),
      ),
    },
  }
}

/** Rows of one version are its things: their pieces add up, a row that says no number of them has as many as it names. */
function mergeVersion(rows: readonly [Row, ...Row[]]): VersionDraft {
  const [{ line, versionName }] = rows
  const drafts = rows.map(({ draft }) => draft)
  const price = drafts.find((draft) => draft.price !== undefined)?.price
  const units = rows.flatMap((row) => (row.draft.things ?? []).map((thing) => ({ ...thing, ref: row.line })))
  const isSaid = drafts.some(({ quantity }) => quantity !== undefined)
  const pieces = drafts.map(({ quantity, things }) => quantity ?? things?.length ?? 0)
  return {
    ref: line,
    name: versionName,
    attributes: Object.assign({}, ...[...drafts].reverse().map(({ attributes }) => attributes)),
    ...(price === undefined ? {} : { price }),
    ...(isSaid ? { quantity: pieces.reduce((sum, each) => sum + each, 0) } : {}),
    ...(units.length > 0 ? { units } : {}),
  }
}

/** The name under which a picture is remembered: the archive's own, so that two archives do not mix up their `1.jpg`. */
export function sourceName({ kind, name }: PictureSource, archiveKey: string | null): string {
  return kind === 'archive' ? `archive:${archiveKey}:${name}` : `${kind}:${name}`
}

/** Keys of a product's pictures when all are there already (`known`: by source); undefined when one has to be fetched. */
export function readyPictures(
  sources: readonly PictureSource[],
  known: ReadonlyMap<string, string>,
  archiveKey: string | null,
): string[] | undefined {
  const keys = sources.map((source) =>
    source.kind === 'own' ? source.name : known.get(sourceName(source, archiveKey)),
  )
  return keys.every((key) => key !== undefined) ? keys : undefined
}

/** What is said of pictures, by their keys; `keys` are those of the sources, undefined where one could not be had. */
export function marksOf(
  sources: readonly PictureSource[],
  keys: readonly (string | undefined)[],
): NonNullable<ProductDraft['marks']> {
  return Object.fromEntries(
    sources.flatMap(({ marks }, index) => {
      const key = keys[index]
      return marks && key !== undefined ? [[key, marks] as const] : []
    }),
  )
}
