import { expect, test } from 'vitest'
import { LOCALES, localePath } from '../src/values/locale.ts'
import { hydrated, type Visitor, visitors } from './browser.ts'
import { startsWith } from './words.ts'

const visitor = visitors()

const results = ({ page, t }: Visitor) => page.getByRole('region', { name: t('catalog', 'results'), exact: true })
const titles = (who: Visitor) => results(who).getByRole('heading', { level: 3 }).allTextContents()
const chips = ({ page, t }: Visitor) =>
  page.getByRole('region', { name: t('catalog', 'activeFilters') }).getByRole('link', {
    name: startsWith(t('catalog', 'removeFilter', { name: '', label: '' }).replace(/[:\s]+$/, '')),
  })
const search = (who: Visitor) => new URL(who.page.url()).searchParams

async function type(who: Visitor, text: string): Promise<void> {
  await who.page.getByRole('combobox', { name: who.t('shell', 'searchLabel') }).fill(text)
}

test.each(LOCALES)('R01 R11 B05 %s: suggestions under the search field are used by keyboard', async (locale) => {
  const who = await visitor({ locale })
  const { page, t } = who
  await who.visit('/')
  const field = page.getByRole('combobox', { name: t('shell', 'searchLabel') })
  const list = page.getByRole('listbox', { name: t('shell', 'suggestions') })
  await field.click()
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/suggestions?q=thinkp'))
  await field.pressSequentially('thinkp')
  await answered
  await list.getByRole('option').first().waitFor()
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true')

  const chosen = list.getByRole('option', { selected: true })
  // An answer that comes while the key is pressed brings a new list, in which nothing is chosen.
  await expect
    .poll(async () => {
      if ((await chosen.count()) === 0) await field.press('ArrowDown')
      return chosen.count()
    })
    .toBe(1)
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await field.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')

  await type(who, 'thinkpa')
  await list.getByRole('option').first().waitFor()
  await field.press('ArrowDown')
  await field.press('Enter')
  await page.waitForURL(/\/catalog\?|\/products\//)

  // What was searched for stands under the empty field the next time, until it is cleared.
  await type(who, 'Monitor 27')
  await field.press('Enter')
  await page.waitForURL(/\/catalog\?q=Monitor/)
  await who.visit('/')
  await field.click()
  await list.getByRole('option', { name: /^Monitor 27/ }).click()
  await page.waitForURL(/\/catalog\?q=Monitor/)
  await who.visit('/')
  await field.click()
  await list.getByRole('option', { name: t('hearts', 'pastSearchesClear') }).click()
  await list.waitFor({ state: 'hidden' })
  await who.visit('/')
  await field.click()
  await expect.poll(() => list.count()).toBe(0)
  expect(who.errors).toEqual([])
})

test.each(LOCALES)('R11 %s: a sentence becomes filters, the address is the state of the list', async (locale) => {
  const who = await visitor({ locale })
  const { page, t } = who
  await who.visit('/')
  await type(who, t('catalog', 'example1'))
  await page.getByRole('combobox', { name: t('shell', 'searchLabel') }).press('Enter')
  await chips(who).first().waitFor()
  const understood = await chips(who).count()
  expect(understood).toBeGreaterThanOrEqual(3)
  expect((await titles(who)).length).toBeGreaterThan(0)

  // One is taken away; the others stay.
  const first = (await chips(who).first().getAttribute('aria-label')) ?? ''
  await chips(who).first().click()
  await page.getByRole('link', { name: first, exact: true }).waitFor({ state: 'detached' })
  await expect.poll(() => chips(who).count()).toBe(understood - 1)

  // A facet is chosen …
  const panel = page.getByRole('complementary', { name: t('catalog', 'filters') })
  await panel.getByRole('link', { name: startsWith(t('shell', 'stateUsed')) }).click()
  await page.waitForURL(/state=used/)
  await expect.poll(() => chips(who).count()).toBe(understood)
  // … and the order changed.
  await page.getByRole('combobox', { name: t('catalog', 'sortBy') }).selectOption('price')
  await page.waitForURL(/sort=price/)
  expect(search(who).get('state')).toBe('used')
  await expect.poll(() => results(who).getAttribute('aria-busy')).toBe('false')
  const sorted = await titles(who)

  // The same address shows the same list to somebody else.
  const other = await visitor({ locale })
  await other.page.goto(page.url())
  await hydrated(other.page)
  expect(await titles(other)).toEqual(sorted)
  await expect.poll(() => chips(other).count()).toBe(understood)

  await page.goBack()
  await page.waitForURL((url) => url.searchParams.get('sort') !== 'price')
  expect(search(who).get('state')).toBe('used')
  await expect.poll(() => page.getByRole('combobox', { name: t('catalog', 'sortBy') }).inputValue()).not.toBe('price')
  await page.goBack()
  await page.waitForURL((url) => !url.searchParams.has('state'))
  await expect.poll(() => chips(who).count()).toBe(understood - 1)
  expect([...who.errors, ...other.errors]).toEqual([])
})

test.each(LOCALES)('R20 V08 %s: three products side by side, a fourth is refused', async (locale) => {
  const who = await visitor({ locale })
  const { page, t } = who
  await who.visit('/catalog?category=laptops')
  const names = (await titles(who)).slice(0, 4)
  for (const title of names.slice(0, 3)) {
    await page
      .getByRole('button', { name: t('shell', 'addToCompareOf', { title }), exact: true })
      .first()
      .click()
    await page
      .getByRole('button', { name: t('shell', 'removeFromCompareOf', { title }), exact: true })
      .first()
      .waitFor()
  }
  const fourth = page.getByRole('button', {
    name: t('shell', 'addToCompareOf', { title: names[3] ?? '' }),
    exact: true,
  })
  await fourth.first().click()
  await page
    .getByRole('alert')
    .filter({ hasText: t('shell', 'compareFull', { max: 3 }) })
    .waitFor()
  await expect.poll(() => fourth.first().getAttribute('aria-pressed')).toBe('false')

  const bar = page.getByRole('region', { name: t('shell', 'compare'), exact: true })
  await bar.getByRole('link', { name: t('shell', 'compareNow') }).click()
  await page.waitForURL(/\/compare\?ids=/)
  const table = page.getByRole('table', { name: t('catalog', 'compareTitle') })
  await table.waitFor()
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(4)

  // Rows that differ are marked, and only those.
  const body = table.locator('tbody tr')
  const rows = await body.evaluateAll(
    (all, word) =>
      all.map((row) => {
        const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent)
        return {
          differs: new Set(cells).size > 1,
          marked: row.querySelector('th')?.textContent?.includes(word) ?? false,
        }
      }),
    `(${t('catalog', 'differs')})`,
  )
  expect(rows.some((row) => row.differs)).toBe(true)
  expect(rows.filter((row) => row.differs !== row.marked)).toEqual([])

  await page.getByRole('checkbox', { name: t('catalog', 'onlyDifferences') }).check()
  await expect.poll(() => body.count()).toBe(rows.filter((row) => row.differs).length)

  await table
    .getByRole('link', { name: t('catalog', 'removeOf', { title: names[0] ?? '' }), exact: true })
    .first()
    .click()
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
  expect(search(who).get('ids')?.split(',')).toHaveLength(2)
  await page.getByRole('link', { name: t('shell', 'compareCount', { count: 2 }) }).waitFor()
  expect(who.errors).toEqual([])
})

test('B05 another language shows the same page', async () => {
  const who = await visitor()
  const query = '?q=thinkpad&state=used&sort=price'
  await who.visit(`/catalog${query}`)
  for (const [locale, name] of [
    ['en-US', 'English'],
    ['de-DE', 'Deutsch'],
    ['pl-PL', 'Polski'],
  ] as const) {
    await who.page.getByRole('link', { name }).click()
    await who.page.waitForURL((url) => url.pathname === localePath('/catalog', locale))
    await hydrated(who.page)
    expect(new URL(who.page.url()).search).toBe(query)
    await expect.poll(() => who.page.locator('html').getAttribute('lang')).toBe(locale)
  }
  expect(who.errors).toEqual([])
})

test('R11 filters of an old address that are gone are left out with a word', async () => {
  const who = await visitor({ javaScript: false })
  const { page, t } = who
  await who.visit('/catalog?category=laptops&state=used&a.gone=1&grade=Z')
  await page.getByText(t('catalog', 'outdated')).waitFor()
  expect(await titles(who)).toHaveLength(50)
  const next = await page.getByRole('link', { name: t('shell', 'nextPage') }).getAttribute('href')
  expect(next).toContain('state=used')
  expect(next).not.toMatch(/gone|grade/)
})

test('R11 what is not wanted is a filter that can be taken away, and the version that fits is the one that opens', async () => {
  const who = await visitor()
  const { page } = who
  await who.visit(`/catalog?q=${encodeURIComponent('telefon 256gb nie samsung')}`)
  const refused = chips(who).filter({ hasText: 'Samsung' })
  await refused.waitFor()
  expect((await titles(who)).join()).not.toContain('Samsung')
  const card = results(who)
    .getByRole('article')
    .filter({ has: page.locator('a[href*="?version="]') })
    .first()
  const price = (await card.locator('.numbers .whitespace-nowrap').first().textContent()) ?? ''
  await card.getByRole('heading', { level: 3 }).getByRole('link').click()
  await page.waitForURL(/\?version=\d+/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('main').getByText(price, { exact: true }).first().waitFor()
  await page.goBack()
  await refused.click()
  await page.waitForURL((url) => !/samsung/i.test(decodeURIComponent(url.search)))
  expect(who.errors).toEqual([])
})
