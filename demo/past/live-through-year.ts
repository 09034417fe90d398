import { sql } from 'kysely'
import type { Actor } from '../../src/values/actor.ts'
import { must } from '../../src/values/must.ts'
import { PERSONAS } from '../personas.ts'
import { demoPickupPoints } from '../pickup-points.ts'
import { random } from '../random.ts'
import type { Agenda } from './agenda.ts'
import { enterPurchases } from './enter-purchases.ts'
import type { Merchant } from './goods.ts'
import { enterRoutine } from './market-routine.ts'
import type { PastMarket } from './past-market.ts'
import type { PlannedPurchase } from './planned.ts'
import { asSeller, type Past } from './story.ts'

type Year = {
  past: PastMarket
  agenda: Agenda
  accounts: ReadonlyMap<string, Actor>
  merchants: readonly Merchant[]
  planned: readonly PlannedPurchase[]
  begin: Date
  end: Date
  progress: (share: number) => void
}

/** What sellers promise beyond the law. */
const POLICIES: Readonly<Record<string, object>> = {
  rekomp: { returnDays: 30, exchangeDays: 30, warrantyMonths: 12 },
  telezwrot: { returnDays: null, exchangeDays: 21, warrantyMonths: 6 },
}
/** Who lets the market issue the invoices. */
const ISSUED_HERE: readonly string[] = ['rekomp', 'telezwrot', 'drugikadr']

/** Enters all purchases into the agenda, with what sellers and the operator do every day, and goes through it. */
export async function liveThroughYear(year: Year): Promise<void> {
  const { past, agenda, accounts, merchants, planned, begin, end } = year
  const { rows } = await sql<{ id: string }>`select id from users where email = ${PERSONAS.operator.email}`.execute(
    past.deps.db,
  )
  const userId = must(rows[0], 'the operator of the demo').id
  const operator: Actor = { userId, permissions: 'admin', firstName: '', companyIds: [], roles: {} }
  // Whoever pays on delivery at a counter goes to one that takes money; nobody else minds.
  const taken = demoPickupPoints().filter(({ method, takesCash }) => method === 'inpost_locker' || takesCash)
  const points = Map.groupBy(taken, ({ method }) => method as string)
  const world: Past = {
    ...{ past, agenda, accounts, operator, luck: random('what happens in the demo') },
    points: new Map([...points].map(([method, all]) => [method, all.map(({ code }) => code)])),
  }
  for (const merchant of merchants) await settle(world, merchant)
  enterRoutine(world, begin, end)
  enterPurchases(world, planned, end)
  await agenda.liveThrough(year.progress)
}

async function settle({ past }: Past, merchant: Merchant): Promise<void> {
  const params = { id: merchant.companyId }
  const policy = POLICIES[merchant.key]
  if (policy) await past.ask('PUT /api/companies/{id}/return-policy', { params, body: policy }, asSeller(merchant))
  if (!ISSUED_HERE.includes(merchant.key)) return
  const body = { issuer: 'market', vatStatus: 'active', exemption: null, series: {}, revision: 0 }
  await past.ask('PUT /api/companies/{id}/document-settings', { params, body }, asSeller(merchant))
}
