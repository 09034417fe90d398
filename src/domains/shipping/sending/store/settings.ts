import { sql } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { must } from '../../../../values/must.ts'
import type { HandOver } from '../../carriers/carrier.ts'
import type { DeliveryMethod } from '../../rules/methods.ts'
import type { CollectionTimes } from '../contract.ts'
import type { Boxes } from '../rules/boxes.ts'
import type { PrintFormat } from '../rules/print-formats.ts'

export type StoredSending = {
  revision: number
  boxes: Partial<Boxes>
  print: PrintFormat
  handOvers: Partial<Record<DeliveryMethod, HandOver>>
  collection: CollectionTimes | null
}

const columns = sql`revision, boxes, print, hand_overs as "handOvers", collection`

export async function findSending(db: Database, companyId: number): Promise<StoredSending | undefined> {
  const { rows } =
    await sql<StoredSending>`select ${columns} from sending_settings where company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** The same, made if need be. Until the transaction ends nobody else changes them or the company's addresses. */
export async function lockSending(db: Database, companyId: number): Promise<StoredSending> {
  await sql`insert into sending_settings (company_id) values (${companyId}) on conflict do nothing`.execute(db)
  const { rows } = await sql<StoredSending>`
    select ${columns} from sending_settings where company_id = ${companyId} for update`.execute(db)
  return must(rows[0], 'the settings just locked')
}

export async function saveSending(db: Database, companyId: number, given: StoredSending): Promise<void> {
  await sql`
    update sending_settings set boxes = ${JSON.stringify(given.boxes)}::jsonb, print = ${given.print},
      hand_overs = ${JSON.stringify(given.handOvers)}::jsonb,
      collection = ${given.collection && JSON.stringify(given.collection)}::jsonb, revision = revision + 1
    where company_id = ${companyId}`.execute(db)
}

/** Companies whose parcels are collected by themselves, with their times. */
export async function findCollecting(db: Database): Promise<{ companyId: number; times: CollectionTimes }[]> {
  const { rows } = await sql<{ companyId: number; collection: CollectionTimes | null }>`
    select company_id as "companyId", collection from sending_settings
    where (collection->>'automatic')::boolean order by company_id`.execute(db)
  return rows.flatMap(({ companyId, collection }) => (collection ? [{ companyId, times: collection }] : []))
}
