import { sql } from 'kysely'
import { readCategories } from '../src/domains/categories/index.ts'
import { receiveEach, unitSync } from '../src/domains/units/index.ts'
import {
  type Facts,
  type Group,
  gradeOf,
  groupOfCategory,
  MEASURED,
  NEWEST_GRADE_RULES,
  publicName,
} from '../src/domains/units/rules/index.ts'
import type { Deps } from '../src/platform/deps.ts'
import { marketDay } from '../src/values/days.ts'

/** Offers of each seller whose very thing has a passport: enough to meet one, few enough to load at once. */
const OF_A_SELLER = 25
const DAY = 86_400_000
/** Days since the last test. */
const TESTED_AGO = 12
const MEASURED_GROUPS: readonly Group[] = ['phones', 'tablets', 'laptops', 'monitors', 'cameras']

type Offer = {
  id: number
  companyId: number
  versionId: number
  categoryId: number
  title: string
  grade: string | null
  battery: number | null
}

/** Some of the used devices on offer were received and tested at their sellers' benches: what was found is why they have their grades. */
export async function measureUnits(deps: Deps): Promise<void> {
  const categories = await readCategories(deps)
  const { rows } = await sql<Offer>`
    select id, "companyId", "versionId", "categoryId", title, grade, battery from (
      select p.id, p.company_id as "companyId", min(v.id) as "versionId", p.category_id as "categoryId", p.title, p.grade,
        p.battery_health as battery, row_number() over (partition by p.company_id order by p.id) as place
      from products p join versions v on v.product_id = p.id
      where p.status = 'published' and p.state = 'used' and p.grade in ('A', 'B', 'C')
      group by p.id having count(*) = 1 and sum(v.quantity) > 0) p
    where place <= ${4 * OF_A_SELLER}`.execute(deps.db)
  const testedAt = new Date(deps.now().getTime() - TESTED_AGO * DAY)
  const measured = rows.flatMap((offer) => {
    const group = groupOfCategory(categories, offer.categoryId)
    const facts = MEASURED_GROUPS.includes(group) ? factsOf(group, offer, testedAt) : undefined
    return facts ? [{ offer, group, facts }] : []
  })
  for (const [companyId, all] of Map.groupBy(measured, ({ offer }) => offer.companyId)) {
    const own = all.slice(0, OF_A_SELLER)
    await deps.db.transaction().execute(async (db) => {
      const inside = { ...deps, db, now: () => testedAt }
      const items = own.map(({ offer, group }) => {
        const number = { kind: 'serial' as const, plain: `DM${String(offer.id).padStart(8, '0')}` }
        const name = publicName([offer.title], number.plain)
        return { number, name, group, categoryId: offer.categoryId, gtin: null }
      })
      const received = await receiveEach(inside, companyId, items)
      const here = received.flatMap((one, index) => {
        const thing = own[index]
        return thing && 'unit' in one ? [{ ...thing, unitId: one.unit.id }] : []
      })
      const places = here.map(({ offer: { id: productId, versionId }, unitId }) => ({ unitId, productId, versionId }))
      await unitSync.testUnits(inside, { companyId, tests: here })
      await unitSync.placeUnits(inside, { companyId, places })
    })
  }
}

/** What was found where the rules give the grade of the offer for it; undefined: such a thing does not get that grade. */
function factsOf(group: Group, { id, grade, battery }: Offer, testedAt: Date): Facts | undefined {
  const { screen, parts, wiped, counter, tests, locks, accessories, ...kind } = MEASURED[group]
  const marks = 1 + (id % 3)
  const day = marketDay(new Date(testedAt.getTime() - (id % 5) * DAY))
  const all = <Value>(names: readonly string[], value: Value) => Object.fromEntries(names.map((name) => [name, value]))
  const facts = {
    group,
    body: grade === 'A' ? { seen: 'none', count: 0 } : { seen: grade === 'B' ? 'at20' : 'at50', count: marks },
    tests: all(tests, 'passed'),
    locks: all(locks, 'off'),
    accessories: all(accessories, true),
    ...(screen && { screen: grade === 'C' && id % 2 === 0 ? { seen: 'at20', count: 1 } : { seen: 'none', count: 0 } }),
    ...(kind.battery && battery !== null && { battery: { percent: battery, measuredOn: day } }),
    ...(wiped && { wiped: 'purge' }),
    ...(parts && { parts: battery === 100 ? 'original' : 'none' }),
    ...(counter && { counter: 800 + (id % 40) * 100 }),
  } as Facts
  return grade !== null && gradeOf(facts, NEWEST_GRADE_RULES).grade === grade ? facts : undefined
}
