import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { writtenText } from '../../values/written-text.ts'
import { REPAIRED_PARTS } from './rules/event.ts'
import { MOST_UNITS } from './rules/limits.ts'
import {
  code,
  day,
  ERASURE_FILE_BYTES,
  grade,
  group,
  gtin,
  NUMBER_KINDS,
  name,
  newUnit,
  note,
  ownUnit,
  passport,
  record,
  UNIT_STATES,
  unitFacts,
  unitRow,
  WIPE_METHODS,
} from './shapes/contract.ts'

export { unitAddress } from './rules/address.ts'
export { UNIT_GRADES } from './rules/rule.ts'
export {
  type Erasure,
  type NewUnit,
  NUMBER_KINDS,
  type OwnUnit,
  type Passport,
  UNIT_STATES,
  type UnitEventView,
  type UnitRecord,
  type UnitRow,
  unitFacts,
} from './shapes/contract.ts'

const company = z.object({ id: idInPath })
const codeInPath = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/)
const unit = z.object({ id: idInPath, code: codeInPath })
const publicUnit = z.object({ code: codeInPath })
const own = ['company_not_found', 'unit_not_found', 'forbidden'] as const
const changes = [...own, 'unit_not_here', 'rate_limited'] as const

const MOST_DRIVES = 60

export const unitsContract = {
  'GET /api/companies/{id}/units': {
    summary:
      'Units that the company has or sold, the newest first; `state=sold`: those it sold. `q`: code, last characters of the number, or words of the name',
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
    summary:
      'Receives up to a hundred units, each with its result; a known number continues its passport, as does a code whose unit has none',
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
      /** It has a passport, and another has it or nobody: receiving it continues that. `needsNumber`: by its number alone. */
      passport: z
        .object({ code, name: z.string(), group, canReceive: z.boolean(), needsNumber: z.boolean() })
        .nullable(),
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
