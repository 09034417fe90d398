import { z } from 'zod'
import { MEGABYTE } from '../../../values/megabytes.ts'
import { writtenText } from '../../../values/written-text.ts'
import { checkFacts } from '../rules/check-facts.ts'
import { EVENT_KINDS } from '../rules/event.ts'
import { type Facts, GROUPS } from '../rules/facts.ts'
import { UNIT_GRADES } from '../rules/rule.ts'

export const ERASURE_FILE_BYTES = 10 * MEGABYTE
export const UNIT_STATES = ['inStock', 'reserved', 'sold'] as const
export const NUMBER_KINDS = ['imei', 'serial'] as const
export const WIPE_METHODS = ['clear', 'purge', 'destroy'] as const

const marks = z.strictObject({ seen: z.enum(['none', 'at20', 'at50', 'damaged']), count: z.number().int() })
const measured = z.strictObject({
  group: z.enum(GROUPS),
  screen: marks.optional(),
  body: marks.optional(),
  battery: z
    .strictObject({
      percent: z.number().int(),
      measuredOn: z.string().max(10),
      cycles: z.number().int().optional(),
    })
    .optional(),
  tests: z.record(z.string().max(30), z.enum(['passed', 'failed', 'notTested'])).optional(),
  locks: z.record(z.string().max(30), z.enum(['off', 'on'])).optional(),
  accessories: z.record(z.string().max(30), z.boolean()).optional(),
  wiped: z.enum(['clear', 'purge', 'destroy', 'none']).optional(),
  parts: z.enum(['none', 'original', 'other']).optional(),
  counter: z.number().int().optional(),
})
/** What was measured, as `rules/facts.ts` tells it. A wrong value is `invalid` by its field (`facts.battery.percent`). */
export const unitFacts = measured
  .check(({ value, issues }) => {
    for (const { field } of checkFacts(value as Facts)) {
      issues.push({ code: 'custom', message: 'invalid', path: field.split('.'), input: value })
    }
  })
  .transform((value) => value as Facts)

/** As it goes out: written by us, and checked when it came in. */
const factsOut = measured as unknown as z.ZodType<Facts>
export const grade = z.enum(UNIT_GRADES)
export const code = z.string()
const because = z.array(z.object({ rule: z.string(), facts: z.array(z.string()) }))
export const day = z.iso.date()

const number = z.strictObject({ kind: z.enum(NUMBER_KINDS), plain: z.string().trim().min(1).max(40) })
export const name = writtenText(120).min(1)
export const note = writtenText(500).optional()
export const group = z.enum(GROUPS)
/** 8, 12, 13 or 14 digits with their check digit; kept as 14. */
export const gtin = z.string().trim().max(20).nullable().optional()

export const unitRow = z.object({
  code,
  name: z.string(),
  group,
  categoryId: z.number().int().nullable(),
  gtin: z.string().nullable(),
  /** Null: it has none that is known. */
  number: z.object({ kind: z.enum(NUMBER_KINDS), last4: z.string() }).nullable(),
  state: z.enum(UNIT_STATES),
  productId: z.number().int().nullable(),
  versionId: z.number().int().nullable(),
  /** Its product is published. */
  offered: z.boolean(),
  grade: grade.nullable(),
  gradeByHand: z.boolean(),
  testedAt: z.string().nullable(),
  createdAt: z.string(),
})
export type UnitRow = z.infer<typeof unitRow>

/** The last certificate that the company wrote for the unit. */
const erasure = z.object({
  number: z.string(),
  wipedOn: day,
  operator: z.string(),
  tool: z.string(),
  toolVersion: z.string(),
  method: z.enum(WIPE_METHODS),
  drives: z.array(z.object({ serial: z.string(), capacity: z.string(), result: z.enum(['wiped', 'failed']) })),
  verified: z.number().int().nullable(),
  hasFile: z.boolean(),
})
export type Erasure = z.infer<typeof erasure>

/** One event as it is told. What it holds depends on its kind (`rules/event.ts`); `by`: `seller-1`, `market`. */
const eventView = z.object({
  seq: z.number().int(),
  at: z.string(),
  kind: z.enum(EVENT_KINDS),
  by: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** Words of a person: of a grade by hand in public, others for the company alone. */
  note: z.string().nullable(),
})
export type UnitEventView = z.infer<typeof eventView>

export const ownUnit = unitRow.extend({
  facts: factsOut.nullable(),
  gradeRules: z.number().int().nullable(),
  gradeProposed: grade.nullable(),
  because,
  missing: z.array(z.string()),
  erasure: erasure.nullable(),
  events: z.array(eventView),
  /** Public address of its passport, which its QR code holds (a GS1 Digital Link where it has a GTIN). */
  address: z.string(),
  warrantyUntil: z.string().nullable(),
})
export type OwnUnit = z.infer<typeof ownUnit>

/** Public: nothing of it tells a person, a company or a number. */
export const passport = z.object({
  code,
  name: z.string(),
  group,
  gtin: z.string().nullable(),
  /** The newest test; null: never tested here. */
  facts: factsOut.nullable(),
  testedAt: z.string().nullable(),
  grade: grade.nullable(),
  gradeRules: z.number().int().nullable(),
  gradeByHand: z.boolean(),
  gradeProposed: grade.nullable(),
  gradeReason: z.string().nullable(),
  because,
  /** The last day of the longest warranty that still stands (`2027-11-24`); it may be over. */
  warrantyUntil: z.string().nullable(),
  /** Stands only where fields and file of a certificate are there. `file`: its sha256. */
  erasure: z.object({ method: z.enum(WIPE_METHODS), tool: z.string(), day: z.string(), file: z.string() }).nullable(),
  /** A number is known of it, and can be compared with. */
  hasNumber: z.boolean(),
  /** Product in whose published offer it stands. */
  offeredAs: z.number().int().nullable(),
  events: z.array(eventView),
  head: z.object({ seq: z.number().int(), hash: z.string() }).nullable(),
  /** Where its QR code leads. */
  address: z.string(),
})
export type Passport = z.infer<typeof passport>

/** What `tools/verify-unit.mjs` reads. Hashes in hexadecimal, keys and signatures in base64. */
export const record = z.object({
  format: z.literal('obieg-unit-record/1'),
  head: z.object({
    unit: code,
    name: z.string(),
    gtin: z.string().nullable(),
    seq: z.number().int(),
    hash: z.string().nullable(),
    at: z.string(),
    key: z.string(),
    signature: z.string(),
  }),
  events: z.array(
    z.object({
      v: z.literal(1),
      unit: code,
      seq: z.number().int(),
      at: z.string(),
      kind: z.enum(EVENT_KINDS),
      by: z.string(),
      data: z.record(z.string(), z.unknown()),
      prev: z.string().nullable(),
      hash: z.string(),
      signature: z.string(),
      key: z.string(),
      note: z.string().nullable(),
      noteSalt: z.string().nullable(),
    }),
  ),
  keys: z.array(z.object({ id: z.string(), publicKey: z.string(), since: z.string() })),
})
export type UnitRecord = z.infer<typeof record>

export const newUnit = z.strictObject({
  number: number.optional(),
  /** A unit that is known already. Where its number is known too, and another company had it last, `number` has to be that. */
  code: z.string().max(200).optional(),
  name,
  group,
  categoryId: z.number().int().nullable().optional(),
  gtin,
  /** Measured at once; `note`: words to that test, for the company alone. */
  facts: unitFacts.optional(),
  note,
})
export type NewUnit = z.output<typeof newUnit>
