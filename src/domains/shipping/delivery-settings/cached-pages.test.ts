import { expect, test, vi } from 'vitest'
import { aSeller } from '../../../../test/factories/seller.ts'
import { testMarket } from '../../../../test/market.ts'
import { listenForTags } from '../../../platform/cache/invalidation.ts'
import { openSession } from '../../accounts/index.ts'

test('E12 buyer: delivery prices that were kept ready are new as soon as the seller saves', async () => {
  const market = await testMarket({ env: { PAGE_CACHE: '100' } })
  const { companyId, ownerId } = await aSeller(market.deps)
  const auth = { authorization: `Bearer ${await openSession(market.deps, ownerId)}` }
  const stop = await listenForTags(market.database, market.deps.log, (tags) => {
    if (tags !== 'all') market.cache.invalidate(tags)
  })
  const read = async () => (await market.api('GET', `/api/companies/${companyId}/delivery?size=small`)).text
  const before = await read()
  await market.query('update delivery_prices set price = price + 1 where company_id = $1', [companyId])
  expect(await read()).toBe(before)
  const path = `/api/companies/${companyId}/delivery-settings`
  const { revision, methods } = (await market.api('GET', path, undefined, auth)).json
  const [first] = methods.filter((one: { enabled: boolean }) => one.enabled)
  const body = { revision, methods: [{ ...first, sizePrices: { small: 7777 } }] }
  expect((await market.api('PUT', path, body, auth)).status).toBe(200)
  await vi.waitFor(async () => expect(JSON.parse(await read()).methods).toMatchObject([{ price: 7777 }]), 60_000)
  await stop()
  await market.close()
})
