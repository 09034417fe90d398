import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { HandOver } from '../carriers/carrier.ts'
import type { DeliveryMethod } from '../rules/methods.ts'
import type { PrintFormat } from './print-formats.ts'
import type { Boxes } from './rules/boxes.ts'

export type StoredSender = {
  id: number
  shopId: number | null
  name: string
  contact: string
  phone: string
  email: string
  street: string
  postalCode: string
  city: string
  country: string
  usual: boolean
  revision: number
}

const columns = sql`id, shop_id as "shopId", name, contact, phone, email, street, postal_code as "postalCode", city, country,
  usual, revision`

/** A company's addresses, the usual one first. */
export async function findSenders(db: Database, companyId: number): Promise<StoredSender[]> {
  const { rows } = await sql<StoredSender>`
    select ${columns} from sender_addresses where company_id = ${companyId} order by usual desc, id`.execute(db)
  return rows
}

export type StoredSending = {
  revision: number
  boxes: Partial<Boxes>
  print: PrintFormat
  handOvers: Partial<Record<DeliveryMethod, HandOver>>
}

export async function findSending(db: Database, companyId: number): Promise<StoredSending | undefined> {
  const { rows } = await sql<StoredSending>`
    select revision, boxes, print, hand_overs as "handOvers" from sending_settings where company_id = ${companyId}`.execute(
    db,
  )
  return rows[0]
}
