import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { MEGABYTE } from '../../values/megabytes.ts'
import { writtenText } from '../../values/written-text.ts'
import { checkFacts } from './rules/check-facts.ts'
import { EVENT_KINDS, REPAIRED_PARTS } from './rules/event.ts'
import { type Facts, GROUPS } from './rules/facts.ts'
import { MOST_UNITS } from './rules/limits.ts'
import { UNIT_GRADES } from './rules/rule.ts'

export { CLAIMS, EVENT_KINDS, type EventKind, REPAIRED_PARTS } from './rules/event.ts'
export { UNIT_GRADES } from './rules/rule.ts'

export const ERASURE_FILE_BYTES = 10 * MEGABYTE
export const UNIT_STATES = ['inStock', 'reserved', 'sold'] as const
export const NUMBER_KINDS = ['imei', 'serial'] as const
const WIPE_METHODS = ['clear', 'purge', 'destroy'] as const
const MOST_DRIVES = 60

const marks = z.strictObject({ seen: z.enum(['none', 'at20', 'at50', 'damaged']), count: z.number().int() })
/** What was measured, as `rules/facts.ts` tells it. A wrong value is `invalid` by its field (`facts.battery.percent`). */
export const unitFacts = z
  .strictObject({
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
  .check(({ value, issues }) => {
    for (const { field } of checkFacts(value as Facts)) {
      issues.push({ code: 'custom', message: 'invalid', path: field.split('.'), input: value })
    }
  })
  .transform((value) => value as Facts)

/** As it goes out: written by us, and checked when it came in. */
const factsOut = z.custom<Facts>()
const grade = z.enum(UNIT_GRADES)
const code = z.string()
const because = z.array(z.object({ rule: z.string(), facts: z.array(z.string()) }))
const day = z.iso.date()

const number = z.strictObject({ kind: z.enum(NUMBER_KINDS), plain: z.string().trim().min(1).max(40) })
const name = writtenText(120).min(1)
const note = writtenText(500).optional()
const group = z.enum(GROUPS)
/** 8, 12, 13 or 14 digits with their check digit; kept as 14. */
const gtin = z.string().trim().max(20).nullable().optional()

const unitRow = z.object({
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

const ownUnit = unitRow.extend({
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
const passport = z.object({
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
const record = z.object({
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

const company = z.object({ id: idInPath })
const codeInPath = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/)
const unit = z.object({ id: idInPath, code: codeInPath })
const publicUnit = z.object({ code: codeInPath })
const own = ['company_not_found', 'unit_not_found', 'forbidden'] as const
const changes = [...own, 'unit_not_here', 'rate_limited'] as const

const newUnit = z.strictObject({
  number: number.optional(),
  /** A unit that is known already: its passport goes on without its number being typed. */
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

export const unitsContract = {
  'GET /api/companies/{id}/units': {
    summary:
      'Units of the company, the newest first; `state=sold`: those it sold. `q`: code, last characters of the number, or words of the name',
    access: 'seller',
    scope: 'products:read',
    params: company,
    query: z.object({
      q: z.string().trim().max(120).optional(),
      state: z.enum(UNIT_STATES).optional(),
      productId: idInPath.optional(),
      after: z.string().max(200).optional(),
    }),
    response: z.object({ units: z.array(unitRow), next: z.string().nullable() }),
    failures: ['company_not_found', 'forbidden'],
  },
  'POST /api/companies/{id}/units': {
    summary: 'Receives up to a hundred units, each with its result; a known number continues its passport',
    access: 'seller',
    scope: 'products:write',
    params: company,
    body: z.strictObject({ units: z.array(newUnit).min(1).max(MOST_UNITS) }),
    response: z.object({
      results: z.array(
        z.object({
          unit: unitRow.nullable(),
          continued: z.boolean(),
          failure: z.object({ field: z.string().nullable(), code: z.string(), message: z.string() }).nullable(),
        }),
      ),
    }),
    failures: ['company_not_found', 'company_not_approved', 'forbidden', 'rate_limited'],
  },
  'POST /api/companies/{id}/units/find': {
    summary: 'What was scanned or typed: a code, the address of a QR code, an IMEI or a serial number',
    access: 'seller',
    scope: 'products:read',
    repeatable: true,
    params: company,
    body: z.strictObject({ text: z.string().trim().min(1).max(300), kind: z.enum(NUMBER_KINDS).optional() }),
    response: z.object({
      /** As what it was read; null: as nothing (a check digit that fails, too few characters). */
      read: z.enum(['code', ...NUMBER_KINDS]).nullable(),
      unit: ownUnit.nullable(),
      /** It has a passport, and another has it or nobody: receiving it continues that. */
      passport: z.object({ code, name: z.string(), group, canReceive: z.boolean() }).nullable(),
    }),
    failures: ['company_not_found', 'company_not_approved', 'forbidden', 'rate_limited'],
  },
  'GET /api/companies/{id}/units/{code}': {
    summary: 'A unit that the company has or sold',
    access: 'seller',
    scope: 'products:read',
    params: unit,
    response: ownUnit,
    failures: own,
  },
  'PUT /api/companies/{id}/units/{code}': {
    summary: 'What a unit is called and what kind of thing it is',
    access: 'seller',
    params: unit,
    body: z.strictObject({ name, categoryId: z.number().int().nullable(), gtin }),
    response: ownUnit,
    failures: changes,
  },
  'PUT /api/companies/{id}/units/{code}/facts': {
    summary: 'What was measured of a unit; the grade follows by the newest rules',
    access: 'seller',
    scope: 'products:write',
    params: unit,
    body: z.strictObject({ facts: unitFacts, note }),
    response: ownUnit,
    failures: changes,
  },
  'POST /api/companies/{id}/units/{code}/grade': {
    summary: 'Another grade than the rules propose, with a reason that everybody reads',
    access: 'seller',
    params: unit,
    body: z.strictObject({ grade, reason: writtenText(300).min(10) }),
    response: ownUnit,
    failures: [...changes, 'unit_not_tested', 'tells_person'],
  },
  'POST /api/companies/{id}/units/{code}/repairs': {
    summary: 'What was repaired',
    access: 'seller',
    params: unit,
    body: z.strictObject({ what: z.enum(REPAIRED_PARTS), parts: z.enum(['none', 'original', 'other']), note }),
    response: ownUnit,
    failures: changes,
  },
  'POST /api/companies/{id}/units/{code}/erasure': {
    summary: 'The fields of a certificate of data erasure; with its file it becomes one',
    access: 'seller',
    params: unit,
    body: z.strictObject({
      number: writtenText(60).min(1),
      wipedOn: day,
      operator: writtenText(80).min(1),
      tool: writtenText(60).min(1),
      toolVersion: writtenText(30),
      method: z.enum(WIPE_METHODS),
      drives: z
        .array(
          z.strictObject({
            serial: writtenText(60),
            capacity: writtenText(20),
            result: z.enum(['wiped', 'failed']),
          }),
        )
        .max(MOST_DRIVES),
      verified: z.number().int().min(0).max(100).nullable(),
    }),
    response: ownUnit,
    failures: [...changes, 'tells_person'],
  },
  'POST /api/companies/{id}/units/{code}/erasure/file': {
    summary: 'The PDF of the certificate, for the company and the buyer of the unit alone',
    access: 'seller',
    params: unit,
    upload: { maxBytes: ERASURE_FILE_BYTES },
    response: ownUnit,
    status: 201,
    failures: [...changes, 'erasure_not_found', 'not_a_pdf', 'file_too_large'],
  },
  'GET /api/companies/{id}/units/{code}/erasure/file': {
    summary: 'The certificate that the company uploaded',
    access: 'seller',
    params: unit,
    download: true,
    failures: [...own, 'erasure_not_found'],
  },
  'GET /api/units/keys': {
    summary: 'Keys by which the market signs: their fingerprints are what a verifier pins',
    access: 'public',
    response: z.object({ keys: record.shape.keys }),
  },
  'GET /api/units/verifier': {
    summary: 'The script that checks a record without the market (Node 18 or newer)',
    access: 'public',
    download: true,
  },
  'GET /api/units/{code}': {
    summary: 'Passport of a unit',
    access: 'public',
    params: publicUnit,
    response: passport,
    failures: ['unit_not_found'],
  },
  'GET /api/units/{code}/qr.svg': {
    summary: 'QR code with the address of the passport (SVG)',
    access: 'public',
    params: publicUnit,
    failures: ['unit_not_found'],
  },
  'GET /api/units/{code}/record': {
    summary: 'The signed chain of a unit, to be checked without the market',
    access: 'public',
    params: publicUnit,
    response: record,
    failures: ['unit_not_found'],
  },
  'POST /api/units/{code}/check': {
    summary: 'Whether a number is that of the unit',
    access: 'public',
    repeatable: true,
    params: publicUnit,
    body: z.strictObject({ number: z.string().trim().min(1).max(40) }),
    /** Null: no number is known of it. */
    response: z.object({ matches: z.boolean().nullable() }),
    failures: ['unit_not_found', 'rate_limited'],
  },
} as const satisfies Contract
