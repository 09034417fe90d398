import { createReadStream } from 'node:fs'
import { renderSVG } from 'uqr'
import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service, TextAnswer } from '../../platform/http/service.ts'
import { checkNumber } from './check-number.ts'
import { unitsContract } from './contract.ts'
import { describeUnit } from './describe-unit.ts'
import { gradeUnit } from './grade-unit.ts'
import { changeOwn, readOwn } from './own/change-own.ts'
import { addOwnFile, readOwnFile } from './own/erasure-file.ts'
import { findOwn } from './own/find-own.ts'
import { listOwn } from './own/list-own.ts'
import { receiveOwn } from './own/receive-own.ts'
import { readPassport } from './read-passport.ts'
import { readKeys, readRecord } from './read-record.ts'
import { repairUnit } from './repair-unit.ts'
import { testUnit } from './test-unit.ts'
import { wipeUnit } from './wipe-unit.ts'

/** Seconds that a passport is served from memory without asking; it is dropped at once when its unit changes. */
const FRESH = 600
/** The script that checks records; it needs nothing but Node. */
const VERIFIER = new URL('../../../tools/verify-unit.mjs', import.meta.url)

const ofUnit = ({ id, code }: { id: number; code: string }, origin: string) => ({ companyId: id, code, origin })

/** Units of companies, and what everybody may know of a unit. Those of others are `unit_not_found`. */
export const unitsService = (deps: Deps) =>
  service(unitsContract, {
    'GET /api/companies/{id}/units': ({ params, query }, { actor }) => listOwn(deps, actor, params.id, query),
    'POST /api/companies/{id}/units': ({ params, body }, { actor, locale }) =>
      receiveOwn(deps, actor, { companyId: params.id, units: body.units, locale }),
    'POST /api/companies/{id}/units/find': ({ params, body }, { actor, origin }) =>
      findOwn(deps, actor, { companyId: params.id, ...body, origin }),
    'GET /api/companies/{id}/units/{code}': ({ params }, { actor, origin }) =>
      readOwn(deps, actor, ofUnit(params, origin)),
    'PUT /api/companies/{id}/units/{code}': ({ params, body }, { actor, origin }) =>
      changeOwn(deps, actor, ofUnit(params, origin), (inside, unit) =>
        describeUnit(inside, { ...unit, ...body, gtin: body.gtin ?? null }),
      ),
    'PUT /api/companies/{id}/units/{code}/facts': ({ params, body }, { actor, origin }) =>
      changeOwn(deps, actor, ofUnit(params, origin), (inside, unit) => testUnit(inside, { ...unit, ...body })),
    'POST /api/companies/{id}/units/{code}/grade': ({ params, body }, { actor, origin }) =>
      changeOwn(deps, actor, ofUnit(params, origin), (inside, unit) => gradeUnit(inside, { ...unit, ...body })),
    'POST /api/companies/{id}/units/{code}/repairs': ({ params, body }, { actor, origin }) =>
      changeOwn(deps, actor, ofUnit(params, origin), (inside, unit) => repairUnit(inside, { ...unit, ...body })),
    'POST /api/companies/{id}/units/{code}/erasure': ({ params, body }, { actor, origin }) =>
      changeOwn(deps, actor, ofUnit(params, origin), (inside, unit) => wipeUnit(inside, { ...unit, ...body })),
    'POST /api/companies/{id}/units/{code}/erasure/file': ({ params, file }, { actor, origin }) =>
      addOwnFile(deps, actor, ofUnit(params, origin), file),
    'GET /api/companies/{id}/units/{code}/erasure/file': async ({ params }, { actor }) =>
      new FileAnswer(
        await readOwnFile(deps, actor, ofUnit(params, '')),
        'application/pdf',
        `erasure-${params.code}.pdf`,
      ),
    'GET /api/units/keys': async () => ({ keys: await readKeys(deps) }),
    'GET /api/units/verifier': async () =>
      new FileAnswer(createReadStream(VERIFIER), 'text/javascript; charset=utf-8', 'verify-unit.mjs'),
    'GET /api/units/{code}': async ({ params }, { origin, cache }) => {
      const passport = await readPassport(deps, params.code, origin)
      cache({ tags: [`unit:${params.code}`], maxAge: FRESH })
      return passport
    },
    'GET /api/units/{code}/qr.svg': async ({ params }, { origin, cache }) => {
      const { address } = await readPassport(deps, params.code, origin)
      cache({ tags: [`unit:${params.code}`], maxAge: FRESH })
      return new TextAnswer(renderSVG(address, { ecc: 'M', border: 1 }), 'image/svg+xml')
    },
    'GET /api/units/{code}/record': async ({ params }, { cache }) => {
      const record = await readRecord(deps, params.code)
      cache({ tags: [`unit:${params.code}`], maxAge: FRESH })
      return record
    },
    'POST /api/units/{code}/check': async ({ params, body }, { address }) => ({
      matches: await checkNumber(deps, { code: params.code, number: body.number, address }),
    }),
  })
