import type { ApiOutput } from '../../../api-client.ts'
import { readWhole } from '../../../parts/forms/read-number.ts'

export type OrderSettings = ApiOutput<'GET /api/admin/order-settings'>
export type ReturnRules = ApiOutput<'GET /api/admin/return-rules'>

export type Limits = Readonly<Record<string, readonly [number, number]>>
export type Typed<L extends Limits> = { [Name in keyof L & string]: string }
export type Counts<L extends Limits> = { [Name in keyof L & string]: number }

/** A whole number within its limits; null: not one. */
export function readWithin(typed: string, [least, most]: readonly [number, number]): number | null {
  const count = readWhole(typed)
  return count !== null && count >= least && count <= most ? count : null
}

/** The numbers of a form as they are typed. */
export const writeCounts = <L extends Limits>(limits: L, counts: Counts<L>): Typed<L> =>
  Object.fromEntries(namesOf(limits).map((name) => [name, String(counts[name])])) as Typed<L>

/** All of them; null: one is none, which its field says. */
export function readCounts<L extends Limits>(limits: L, typed: Typed<L>): Counts<L> | null {
  const read = namesOf(limits).map((name) => [name, readWithin(typed[name], limits[name] as Limits[string])] as const)
  return read.some(([, count]) => count === null) ? null : (Object.fromEntries(read) as Counts<L>)
}

export const namesOf = <L extends Limits>(limits: L) => Object.keys(limits) as (keyof L & string)[]
