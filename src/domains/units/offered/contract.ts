import { z } from 'zod'
import type { Facts } from '../rules/facts.ts'
import { UNIT_GRADES } from '../rules/rule.ts'

/** Units of an offer that its page tells one by one; of more, the range alone is told. */
export const MOST_TOLD = 5

const grade = z.enum(UNIT_GRADES)
const count = z.number().int()

/** One thing on offer, as its passport tells it. */
const offeredUnit = z.object({
  /** Public id: its passport is at `/units/{code}`. */
  code: z.string(),
  /** The version that it is; null: any of the product. */
  versionId: z.number().int().nullable(),
  /** The newest test; null: never tested. Checked when it came in. */
  facts: z.custom<Facts>().meta({ type: 'object' }).nullable(),
  /** UTC. */
  testedAt: z.string().nullable(),
  /** By a seller who had it before the one who offers it now. */
  testedBefore: z.boolean(),
  grade: grade.nullable(),
  /** Version of the rules by which it was graded; reasons are those of that version for ever. */
  gradeRules: z.number().int().nullable(),
  /** Given by hand: `reason` says why, `proposed` what the rules say. */
  gradeByHand: z.boolean(),
  gradeProposed: grade.nullable(),
  reason: z.string().nullable(),
  /** What the rules say decided: a rule with the names of the facts it used (`battery`, `tests.power`). */
  because: z.array(z.object({ rule: z.string(), facts: z.array(z.string()) })),
  /** Stands only where fields and file of a certificate are there, and nobody had it since. `day`: `2026-11-24`. */
  erasure: z.object({ method: z.enum(['clear', 'purge', 'destroy']), tool: z.string(), day: z.string() }).nullable(),
})

/** What is known of the very things of an offer that are to be had. Null: of none of them. */
export const offeredUnits = z
  .object({
    /** Things known one by one; an offer may have more pieces than these. */
    count,
    /** How many of them were tested. */
    tested: count,
    /** Grades of those that have one. */
    best: grade.nullable(),
    worst: grade.nullable(),
    /** The first five, tested ones first. */
    units: z.array(offeredUnit),
  })
  .nullable()

export type OfferedUnit = z.infer<typeof offeredUnit>
export type OfferedUnits = z.infer<typeof offeredUnits>
