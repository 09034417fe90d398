import { expect, test } from 'vitest'
import { wordsInEach } from '../src/i18n/languages.ts'
import { LOCALES, localePath } from '../src/values/locale.ts'
import { hydrated, type Visitor, visitors } from './browser.ts'
import { marketUrl } from './market-url.ts'

const visitor = visitors()

/** As on a device on which the market was installed: in a window of its own. */
async function installed(wishes: Parameters<typeof visitor>[0]): Promise<Visitor> {
  const who = await visitor(wishes)
  await who.context.addInitScript(() => {
    const asked = globalThis.matchMedia.bind(globalThis)
    globalThis.matchMedia = (query) => asked(query === '(display-mode: standalone)' ? 'all' : query)
  })
  return who
}

test('R22 the market can be installed as an app: its name, icons and ways in, in three languages', async () => {
  for (const locale of LOCALES) {
    const { page, visit } = await visitor({ locale })
    await visit('/')
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await fetch(marketUrl() + href)
    const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[]; [name: string]: unknown }
    expect(manifest).toMatchObject({ lang: locale, start_url: localePath('/', locale), display: 'standalone', id: '/' })
    expect(manifest.shortcuts).toHaveLength(4)
    for (const { src } of manifest.icons) {
      const icon = await fetch(marketUrl() + src)
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, 'image/png'])
    }
  }
})

test('R22 the installed app shows the products seen last without a network, and says so elsewhere', async () => {
  const who = await installed({ locale: 'de-DE', width: 390 })
  const { page, context, visit } = who
  const words = wordsInEach('installed')['de-DE']
  await visit('/catalog')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.locator('article a[href*="/products/"]').first().click()
  await page.waitForURL(/\/products\/\d+$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const path = new URL(page.url()).pathname
  const isKept = () => page.evaluate(async (one) => (await caches.match(one, { ignoreVary: true })) !== undefined, path)
  await expect.poll(isKept).toBe(true)
  await context.setOffline(true)
  await page.goto('/de/cart')
  await page.getByRole('heading', { name: words.offlineTitle, exact: true }).waitFor()
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await context.setOffline(false)
  await page.goto('/de/cart')
  await hydrated(page)
  expect(await page.getByText(words.offlineTitle, { exact: true }).count()).toBe(0)
})

test('in a browser nothing is kept for later', async () => {
  const { page, visit } = await visitor({})
  await visit('/')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
