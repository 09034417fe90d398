import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { fakeDpd } from '../demo/stand-ins/dpd/dpd.ts'
import { fakeGls } from '../demo/stand-ins/gls/gls.ts'
import { fakeInpost } from '../demo/stand-ins/inpost/inpost.ts'
import { servePayments } from '../test/fakes/payment-server.ts'

/** Carriers as contracts of tests reach them, which take every point; a parcel moves where a test says so. */
export async function serveCarriers() {
  let news = ''
  const inpost = fakeInpost({ points: null, webhookUrl: () => news })
  const [dpd, gls] = [fakeDpd(), fakeGls()]
  const servers = await Promise.all([inpost, dpd, gls].map(({ app }) => servePayments(app)))
  const [inpostUrl, dpdUrl, glsUrl] = servers.map(({ url }) => url)
  return {
    ...{ inpost, dpd, gls },
    /** As `CARRIER_URLS` names them. */
    urls: `inpost=${inpostUrl},dpd=${dpdUrl},gls=${glsUrl}`,
    /** InPost tells the market of what happens from now on, as when the address is entered in its manager of parcels. */
    tellNewsTo(marketUrl: string, newsAddress: string) {
      news = marketUrl + new URL(newsAddress).pathname
    },
    close: () => Promise.all(servers.map((server) => server.close())),
  }
}

/** What is on its way in the market with this folder of data is due at once, as it is after hours, and its carriers are asked. */
export async function letHoursPass(folder: string): Promise<void> {
  const password = (await readFile(join(folder, 'database-password'), 'utf8')).trim()
  const client = new pg.Client({ host: join(folder, 'socket'), user: 'obieg', database: 'obieg', password })
  await client.connect()
  await client.query('update tracked_shipments set next_at = now() where next_at is not null')
  await client.query(`select graphile_worker.add_job('tracking.askCarriers', '{}')`)
  await client.end()
}
