import { sql } from 'kysely'
import { receiveEach, unitSync } from '../src/domains/units/index.ts'
import { GROUPS } from '../src/domains/units/rules/index.ts'
import type { Deps } from '../src/platform/deps.ts'
import { must } from '../src/values/must.ts'

/** Passports of the market: their life is as long as that of a phone that was sold twice. */
const PASSPORTS = 200

/** Units of two hundred products, each received and tested by its seller, then by another one, who offers nothing of it. */
export async function addPassports(deps: Deps): Promise<void> {
  const { rows } = await sql<{ id: number; companyId: number; title: string }>`
    select id, company_id as "companyId", title from products order by id limit ${PASSPORTS}`.execute(deps.db)
  const companies = [...new Set(rows.map(({ companyId }) => companyId))]
  const phones = must(
    GROUPS.find((group) => group === 'phones'),
    'phones among the groups',
  )
  const numberOf = (index: number) => ({ kind: 'serial' as const, plain: `BENCH${String(index).padStart(7, '0')}` })
  for (const [index, { companyId, title }] of rows.entries()) {
    const next = companies[(companies.indexOf(companyId) + 1) % companies.length] ?? companyId
    for (const [round, seller] of [companyId, next].entries()) {
      await deps.db.transaction().execute(async (db) => {
        const inside = { ...deps, db }
        const item = { number: numberOf(index), name: title, group: phones, categoryId: null, gtin: null }
        const [received] = await receiveEach(inside, seller, [item])
        if (!received || !('unit' in received)) throw new Error(`a unit was refused: ${received?.code}`)
        const facts = {
          group: phones,
          screen: { seen: 'at20' as const, count: 1 },
          body: { seen: 'at50' as const, count: 1 + round },
          battery: { percent: 90 - round, measuredOn: '2026-11-02' },
        }
        await unitSync.testUnits(inside, { companyId: seller, tests: [{ unitId: received.unit.id, facts }] })
      })
    }
  }
}
