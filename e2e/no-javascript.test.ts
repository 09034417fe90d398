import { expect, test } from 'vitest'
import { LOCALES, localePath } from '../src/values/locale.ts'
import { visitors } from './browser.ts'
import { ask, findProduct, readCards, simple } from './goods.ts'
import { marketUrl } from './market-url.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
const get = (path: string, init?: RequestInit) => fetch(marketUrl() + path, init)
const pathOf = (url: string) => url.slice(new URL(url).origin.length)

test.each(LOCALES)('R11 R12 B05 %s: lists and products are read without scripts, filters are links', async (locale) => {
  const who = await visitor({ locale, javaScript: false })
  const { page, t } = who
  await who.visit('/catalog?category=laptops')
  const results = page.getByRole('region', { name: t('catalog', 'results'), exact: true })
  const titles = () => results.getByRole('heading', { level: 3 }).allTextContents()
  const all = await titles()
  // B01: fifty a page.
  expect(all).toHaveLength(50)
  const filters = page.getByRole('complementary', { name: t('catalog', 'filters') })
  await filters.getByRole('link', { name: startsWith(t('shell', 'stateDamaged')) }).click()
  await page.waitForURL(/state=damaged/)
  const damaged = await titles()
  expect(damaged.length).toBeGreaterThan(0)
  expect(damaged).not.toEqual(all)
  await filters
    .getByRole('textbox', { name: startsWith(t('catalog', 'rangeToOf', { name: t('catalog', 'price') })) })
    .fill('300')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => /^\.\.30000$/.test(url.searchParams.get('price') ?? ''))
  const cheap = await readCards('category=laptops&state=damaged&price=..30000')
  expect(await titles()).toEqual(cheap.map((card) => card.title))
  expect(cheap.every((card) => card.state === 'damaged' && card.price <= 30_000)).toBe(true)

  await results.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await page.waitForURL(/\/products\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('heading', { name: t('product', 'data') }).waitFor()
  await page.getByRole('heading', { name: t('product', 'deliveryTitle') }).waitFor()
})

test('B01 R11 the next page is a link, too', async () => {
  const who = await visitor({ javaScript: false })
  const { page, t } = who
  await who.visit('/catalog?category=laptops&sort=price')
  await page.getByRole('link', { name: t('shell', 'nextPage') }).click()
  await page.waitForURL(/after=/)
  await page.getByText(t('shell', 'page', { page: 2 })).waitFor()
})

test.each(LOCALES)(
  'B11 %s: without an application of its own the market links to the stores, and says so',
  async (locale) => {
    const { page, t, visit } = await visitor({ locale, javaScript: false })
    await visit('/app-download')
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: t('terms', 'app2Title'), exact: true }).waitFor()
    const link = (store: 'appStore' | 'googlePlay') => main.getByRole('link', { name: t('shell', store), exact: true })
    expect(await link('appStore').getAttribute('href')).toBe('https://apps.apple.com/')
    expect(await link('googlePlay').getAttribute('href')).toBe('https://play.google.com/store/apps')
    expect(await main.getByText(t('terms', 'storeSoon'), { exact: true }).count()).toBe(2)
  },
)

const conditionOf = { new: 'New', used: 'Used', damaged: 'Damaged' }

test.each(['new', 'used', 'damaged'] as const)('T07 E07 JSON-LD of a product that is %s says so', async (state) => {
  // An opened box is used goods for search engines.
  const { id, refurbished } = await findProduct(`state=${state}`, ({ grade }) => grade !== 'openBox')
  const condition = `${refurbished ? 'Refurbished' : conditionOf[state]}Condition`
  const html = await (await get(`/products/${id}`)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const data = blocks.map((block) => JSON.parse(block[1] ?? '')).flatMap((one) => one['@graph'] ?? one)
  const product = data.find((one) => one['@type'] === 'Product' || one['@type'] === 'ProductGroup')
  expect(product.name).toBeTruthy()
  const text = JSON.stringify(product)
  expect(text).toContain(`"itemCondition":"https://schema.org/${condition}"`)
  expect(text).toContain('"priceCurrency":"PLN"')
})

test('R12 sitemaps name every kind of page in three languages, robots.txt names the sitemap', async () => {
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  expect(robots).toMatch(/^Disallow: \/de\/cart$/m)
  const answer = await get('/sitemap.xml')
  expect(answer.headers.get('content-type')).toContain('xml')
  const maps = locations(await answer.text())
  expect(maps.length).toBeGreaterThanOrEqual(2)
  const addresses: string[] = []
  for (const map of maps) addresses.push(...locations(await (await get(pathOf(map))).text()))
  for (const locale of LOCALES) {
    expect(addresses.some((address) => pathOf(address) === localePath('/catalog', locale))).toBe(true)
    expect(addresses.some((address) => pathOf(address).startsWith(localePath('/products/', locale)))).toBe(true)
  }
  expect(new Set(addresses).size).toBe(addresses.length)
  expect((await get(pathOf(addresses.at(-1) ?? ''))).status).toBe(200)
})

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((found) => found[1] ?? '')

test.each(['/', '/catalog', '/cart', '/no-such-page', '/de/rules'])('P01 security headers at %s', async (path) => {
  const { headers } = await get(path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  const rules = Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  expect(rules['script-src']).toContain(`${new URL(marketUrl()).host}/assets/`)
  // Nothing that anybody may upload or have answered is a script.
  expect(rules['script-src']?.join(' ')).not.toMatch(/unsafe|\*|https?:|'self'/)
  expect(rules['object-src']).toEqual(["'none'"])
  expect(rules['frame-ancestors']).toEqual(["'none'"])
})

test('R12 a kept page, a page made anew and a page after a HEAD are the same', async () => {
  const product = await findProduct('seller=1', simple(1))
  const path = `/products/${product.id}`
  // Whoever sends credentials is not answered from the cache.
  const anew = { headers: { authorization: 'Bearer none' } }
  const head = await get(path, { method: 'HEAD' })
  const first = await get(path)
  const kept = await get(path)
  const made = await get(path, anew)
  const html = await first.text()
  expect(html).toContain(product.title.slice(0, 12))
  expect(await kept.text()).toBe(html)
  expect(await made.text()).toBe(html)
  for (const answer of [kept, made, head]) {
    expect(answer.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  }
})

// Six hundred calls are drawn at once: on a busy machine that takes a while.
test('A01 the documentation of the API shows its operations', { timeout: 300_000 }, async () => {
  const document = await ask<{ paths: Record<string, object> }>('/api/openapi.json')
  const operations = Object.values(document.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0)
  expect(operations).toBeGreaterThan(20)
  const { page, errors } = await visitor()
  await page.goto('/api/docs')
  const shown = page.locator('[id*="/operation/"]')
  await shown.first().waitFor({ timeout: 200_000 })
  // Everything is there at once, so that the browser finds what one looks for.
  const seen = await shown.evaluateAll((all) => new Set(all.map((one) => one.id.split('/').at(-1))).size)
  expect(seen).toBe(operations)
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/search/i))
    .first()
    .fill('commission')
  await page.locator('[data-role="search:results"]').waitFor()
  expect(errors).toEqual([])
})
