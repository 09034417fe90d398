import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, type Handlers } from '../../../platform/http/service.ts'
import type { unitsContract } from '../contract.ts'
import { describeUnit } from '../describe-unit.ts'
import { gradeUnit } from '../grade-unit.ts'
import { repairUnit } from '../repair-unit.ts'
import { testUnit } from '../test-unit.ts'
import { wipeUnit } from '../wipe-unit.ts'
import { changeOwn, readOwn } from './change-own.ts'
import { addOwnFile, readOwnFile } from './erasure-file.ts'
import { findOwn } from './find-own.ts'
import { listOwn } from './list-own.ts'
import { receiveOwn } from './receive-own.ts'

type Units = typeof unitsContract
type OwnUnits = Pick<Units, Extract<keyof Units, `${string} /api/companies/${string}`>>

const ofUnit = ({ id, code }: { id: number; code: string }, origin: string) => ({ companyId: id, code, origin })

/** What members of a company do with its units. Those of others are `unit_not_found`. */
export const ownUnitsHandlers = (deps: Deps): Handlers<OwnUnits> => ({
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
    new FileAnswer(await readOwnFile(deps, actor, ofUnit(params, '')), 'application/pdf', `erasure-${params.code}.pdf`),
})
