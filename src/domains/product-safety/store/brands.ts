import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Trader } from '../contract.ts'
import { UNION } from '../rules/trader.ts'

export type StoredBrand = {
  id: number
  name: string
  key: string
  maker: Trader | null
  responsible: Trader | null
  isExample: boolean
  revision: number
  updatedAt: Date
}

const columns = sql`b.id, b.name, b.key, b.maker, b.responsible, b.is_example as "isExample", b.revision, b.updated_at as "updatedAt"`
const complete = sql`(b.maker is not null and (b.maker->>'country' = any(${UNION}::text[]) or b.responsible is not null))`

type Wanted = { words: string | null; lacks: 'some' | 'none' | null; after: string | null; limit: number }

/** Brands in the order of their keys after the given one. */
export async function findBrands(db: Database, { words, lacks, after, limit }: Wanted): Promise<StoredBrand[]> {
  const { rows } = await sql<StoredBrand>`
    select ${columns} from brands b
    where (${after}::text is null or b.key > ${after}) and (${words}::text is null or position(${words} in b.key) > 0)
      and (${lacks}::text is null or ${complete} = (${lacks}::text = 'none'))
    order by b.key limit ${limit}`.execute(db)
  return rows
}

export async function findBrand(db: Database, id: number): Promise<StoredBrand | undefined> {
  const { rows } = await sql<StoredBrand>`select ${columns} from brands b where b.id = ${id}`.execute(db)
  return rows[0]
}

/** The same, held until the caller's transaction ends. */
export async function lockBrand(db: Database, id: number): Promise<StoredBrand | undefined> {
  const { rows } = await sql<StoredBrand>`select ${columns} from brands b where b.id = ${id} for update`.execute(db)
  return rows[0]
}

export async function findByKeys(db: Database, keys: readonly string[]): Promise<StoredBrand[]> {
  const { rows } = await sql<StoredBrand>`select ${columns} from brands b where b.key = any(${keys}::text[])`.execute(
    db,
  )
  return rows
}

export type BrandToSave = Pick<StoredBrand, 'name' | 'key' | 'maker' | 'responsible'>

/** Undefined: there is one of this name. */
export async function insertBrand(db: Database, brand: BrandToSave, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into brands (name, key, maker, responsible, updated_at)
    values (${brand.name}, ${brand.key}, ${json(brand.maker)}::jsonb, ${json(brand.responsible)}::jsonb, ${at})
    on conflict (key) do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** False: another one has this name. What a person enters is no example any more. */
export async function updateBrand(db: Database, id: number, brand: BrandToSave, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update brands set name = ${brand.name}, key = ${brand.key}, maker = ${json(brand.maker)}::jsonb,
      responsible = ${json(brand.responsible)}::jsonb, is_example = false, revision = revision + 1, updated_at = ${at}
    where id = ${id} and not exists (select from brands o where o.key = ${brand.key} and o.id <> ${id}) returning id`.execute(
    db,
  )
  return rows.length > 0
}

export type FirstBrand = BrandToSave & { isExample: boolean }

/** A list to begin with: what is there stays as it is. */
export async function insertFirstBrands(db: Database, brands: readonly FirstBrand[], at: Date): Promise<void> {
  await sql`
    insert into brands (name, key, maker, responsible, is_example, updated_at)
    select t.name, t.key, t.maker, t.responsible, t."isExample", ${at}
    from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) as t(name text, key text, maker jsonb, responsible jsonb, "isExample" boolean)
    on conflict (key) do nothing`.execute(db)
}

const json = (value: Trader | null): string | null => (value ? JSON.stringify(value) : null)
