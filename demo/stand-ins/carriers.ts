import { sql } from 'kysely'
import { standInAccounts } from '../../src/domains/shipping/index.ts'
import type { Deps } from '../../src/platform/deps.ts'
import { DEMO_SELLERS } from '../sellers.ts'
import { fakeDpd } from './dpd/dpd.ts'
import type { DpdKeys } from './dpd/state.ts'
import { fakeGls, type GlsKeys } from './gls/gls.ts'
import { fakeInpost, type InpostKeys } from './inpost/inpost.ts'
import { keepingOfDpd, keepingOfGls, keepingOfInpost } from './keepings-of-carriers.ts'
import { dpdTravels, inpostTravels } from './travels.ts'

type CarrierKeys = { inpost: InpostKeys; dpd: DpdKeys; gls: GlsKeys }

/** Contracts with the stand-ins: of this installation alone, and the same at every start. All sellers of a demo have the same. */
export function carrierKeys({ secrets }: Pick<Deps, 'secrets'>): CarrierKeys {
  const key = (name: string) => secrets.hash(`stand-in ${name}`).toString('hex').slice(0, 32)
  return {
    inpost: { organizationId: '99001', apiKey: key('inpost token') },
    dpd: { login: 'demo-dpd', password: key('dpd password'), payerNumber: '990011' },
    gls: { login: 'demo-gls', password: key('gls password') },
  }
}

/** Carriers of a demo: they keep so many parcels, take every point, and let what was sent travel within minutes. */
export function demoCarriers({ deps, most }: { deps: Pick<Deps, 'secrets' | 'now'>; most: number }) {
  const keys = carrierKeys(deps)
  const { now } = deps
  const inpost = fakeInpost({ keys: keys.inpost, now, most, points: null, travel: inpostTravels(now) })
  const dpd = fakeDpd({ keys: keys.dpd, now, most, travel: dpdTravels(now) })
  const gls = fakeGls({ keys: keys.gls, most })
  return {
    apps: { inpost: inpost.app, dpd: dpd.app, gls: gls.app },
    keepings: { inpost: keepingOfInpost(inpost), dpd: keepingOfDpd(dpd), gls: keepingOfGls(gls) },
  }
}

/** Lets the sellers of a demo buy labels of all carriers, by its own stand-ins, where nobody entered another contract. */
export async function enterDemoCarriers(deps: Deps): Promise<void> {
  const keys = carrierKeys(deps)
  const { rows } = await sql<{ id: number }>`
    select id from companies where tax_id = any(${DEMO_SELLERS.map(({ taxId }) => taxId)}::text[])`.execute(deps.db)
  for (const { id: companyId } of rows) {
    await standInAccounts.enter(deps, { companyId, carrier: 'inpost' }, keys.inpost)
    await standInAccounts.enter(deps, { companyId, carrier: 'dpd' }, { ...keys.dpd, dialect: 'soap' })
    await standInAccounts.enter(deps, { companyId, carrier: 'gls' }, keys.gls)
  }
}
