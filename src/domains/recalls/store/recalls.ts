import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { type Due, sumDue } from '../../../platform/db/due.ts'
import { likeness } from '../../../platform/db/likeness.ts'
import type { LocalText } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import type { RecallKind, RecallSource, RecallStep } from '../rules/recall-steps.ts'

export type Recall = {
  id: number
  kind: RecallKind
  source: RecallSource
  title: LocalText
  danger: LocalText
  remedy: LocalText
  link: string | null
  brand: string | null
  model: string | null
  ean: string | null
  categoryIds: number[] | null
  productIds: number[] | null
  since: Date
  pauses: boolean
  provision: string
  receivedAt: Date
  dueAt: Date
  publishedAt: Date
  publishedBy: string
  step: RecallStep
  place: number
  doneAt: Date | null
  endedAt: Date | null
}

const columns = sql`r.id, r.kind, r.source, r.title, r.danger, r.remedy, r.link, r.brand, r.model, r.ean, r.category_ids as "categoryIds",
  r.product_ids as "productIds", r.since, r.pauses, r.provision, r.received_at as "receivedAt", r.due_at as "dueAt",
  r.published_at as "publishedAt", r.published_by as "publishedBy", r.step, r.place, r.done_at as "doneAt", r.ended_at as "endedAt"`

export async function insertRecall(
  db: Database,
  recall: Omit<Recall, 'id' | 'step' | 'place' | 'doneAt' | 'endedAt'>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into recalls (kind, source, title, danger, remedy, link, brand, model, ean, category_ids, product_ids, since, pauses, provision,
      received_at, due_at, published_at, published_by, step)
    values (${recall.kind}, ${recall.source}, ${JSON.stringify(recall.title)}::jsonb, ${JSON.stringify(recall.danger)}::jsonb,
      ${JSON.stringify(recall.remedy)}::jsonb, ${recall.link}, ${recall.brand}, ${recall.model}, ${recall.ean},
      ${recall.categoryIds}::int[], ${recall.productIds}::int[], ${recall.since}, ${recall.pauses}, ${recall.provision},
      ${recall.receivedAt}, ${recall.dueAt}, ${recall.publishedAt}, ${recall.publishedBy}::uuid, 'offers')
    returning id`.execute(db)
  return must(rows[0], 'the recall just written').id
}

export type SoughtRecall = { words: string; number: number | null; ean: string }

/** The newest first, below an id; `sought` null: all there are. */
export async function findRecalls(
  db: Database,
  sought: SoughtRecall | null,
  after: number | null,
  limit: number,
): Promise<Recall[]> {
  const { rows } = await sql<Recall>`
    select ${columns} from recalls r where (${after}::int is null or r.id < ${after}) ${sought === null ? sql`` : meets(sought)}
    order by r.id desc limit ${limit}`.execute(db)
  return rows
}

function meets({ words, number, ean }: SoughtRecall) {
  const like = likeness(words)
  return sql`and (r.id = ${number}::bigint or r.ean = ${ean} or r.brand ilike ${like} or r.model ilike ${like}
    or exists (select from jsonb_each_text(r.title) t where t.value ilike ${like}))`
}

export async function findRecall(db: Database, id: number): Promise<Recall | undefined> {
  const { rows } = await sql<Recall>`select ${columns} from recalls r where r.id = ${id}`.execute(db)
  return rows[0]
}

/** The same, held until the caller's transaction ends. */
export async function lockRecall(db: Database, id: number): Promise<Recall | undefined> {
  const { rows } = await sql<Recall>`select ${columns} from recalls r where r.id = ${id} for update`.execute(db)
  return rows[0]
}

/** Those that new offers are compared with. */
export async function findRunning(db: Database): Promise<Recall[]> {
  const { rows } = await sql<Recall>`
    select ${columns} from recalls r where r.ended_at is null order by r.id desc limit 1000`.execute(db)
  return rows
}

/** Those about any of these products that were told to who bought at these times. */
export async function findOfProducts(db: Database, productIds: readonly number[]): Promise<Recall[]> {
  const { rows } = await sql<Recall>`
    select ${columns} from recalls r
    where exists (select from recall_offers o where o.recall_id = r.id and o.product_id = any(${productIds}::int[]))
    order by r.id desc limit 50`.execute(db)
  return rows
}

export async function saveStep(
  db: Database,
  id: number,
  { step, place, doneAt }: Pick<Recall, 'step' | 'place' | 'doneAt'>,
): Promise<void> {
  await sql`update recalls set step = ${step}, place = ${place}, done_at = ${doneAt} where id = ${id}`.execute(db)
}

export async function saveEnd(db: Database, id: number, at: Date): Promise<void> {
  await sql`update recalls set ended_at = coalesce(ended_at, ${at}) where id = ${id}`.execute(db)
}

/** Recalls of which somebody is still to be told, due by a moment. */
export const sumDueRecalls = (
  db: Database,
  { now, until, bound }: { now: Date; until: Date; bound: number },
): Promise<Due> =>
  sumDue(
    db,
    sql`select due_at from recalls where step <> 'done' and ended_at is null and due_at <= ${until} order by due_at limit ${bound}`,
    now,
  )
