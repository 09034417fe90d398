import { createReadStream } from 'node:fs'
import { renderSVG } from 'uqr'
import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service, TextAnswer } from '../../platform/http/service.ts'
import { checkNumber } from './check-number.ts'
import { unitsContract } from './contract.ts'
import { ownUnitsHandlers } from './own/http.ts'
import { readPassport } from './read-passport.ts'
import { readKeys, readRecord } from './read-record.ts'
import { KEYS_TAG } from './signer-of.ts'

/** Seconds that a passport is served from memory without asking; it is dropped at once when its unit changes. */
const FRESH = 600
/** The script that checks records; it needs nothing but Node. */
const VERIFIER = new URL('../../../tools/verify-unit.mjs', import.meta.url)

/** Units of companies, and what everybody may know of a unit. Those of others are `unit_not_found`. */
export const unitsService = (deps: Deps) =>
  service(unitsContract, {
    ...ownUnitsHandlers(deps),
    'GET /api/units/keys': async (_, { cache }) => {
      const keys = await readKeys(deps)
      cache({ tags: [KEYS_TAG], maxAge: FRESH })
      return { keys }
    },
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
