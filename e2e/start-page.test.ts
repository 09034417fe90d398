import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StartPage } from '../src/domains/site/start-page/contract.ts'
import { LANGUAGES, LOCALES, type Locale } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import { call } from './companies.ts'
import { settingBack, startPreview } from './configuring.ts'
import { marketUrl } from './market-url.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()
const undo = settingBack()
const PATH = '/api/admin/start-page'

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click()

/** All journeys share one start page: it is set back to what it was. */
async function setStartPageBack(operator: LoggedIn): Promise<StartPage> {
  const before = await call<StartPage>(operator, 'GET', PATH)
  undo.push(async () => {
    const { version } = await call<StartPage>(operator, 'GET', PATH)
    await call(operator, 'PUT', PATH, { version, blocks: before.blocks })
  })
  return before
}

test.each(LOCALES)(
  'R16 R21 %s: the operator changes a title, sees it in the preview before saving, and everybody after; hides a block; goes back',
  async (locale) => {
    const session = await sessionOf('operator')
    const { version } = await setStartPageBack(session)
    const operator = await as(session, { locale })
    const { page, t } = operator
    const mark = randomUUID().slice(0, 8)
    const titles: Record<Locale, string> = { 'pl-PL': `Nowe ${mark}`, 'en-US': `New ${mark}`, 'de-DE': `Neu ${mark}` }
    await operator.visit('/admin/start-page')
    const blocks = page.getByRole('region', { name: t('startPage', 'blocks'), exact: true })
    const row = (text: string) => blocks.getByRole('listitem').filter({ hasText: text })
    await startPreview(operator).getByRole('heading', { level: 1, includeHidden: true }).first().waitFor()
    expect(await problemsOn(operator, 'editor of the start page', { phone: true })).toEqual([])

    const newest = row(t('startPage', 'newest'))
    await newest.getByText(t('startPage', 'edit'), { exact: true }).click()
    for (const one of LOCALES) await newest.locator(`[name$=".title.${one}"]`).fill(titles[one])
    await startPreview(operator).getByText(titles[locale], { exact: true }).waitFor()
    const other = LOCALES.find((one) => one !== locale) as Locale
    await page.getByRole('main').getByLabel(t('preview', 'language'), { exact: true }).selectOption(other)
    await startPreview(operator).getByText(titles[other], { exact: true }).waitFor()
    await page.getByRole('main').getByLabel(t('preview', 'look'), { exact: true }).selectOption('inDark')
    const scheme = () =>
      startPreview(operator)
        .locator('html')
        .evaluate((html) => getComputedStyle(html).colorScheme)
    await expect.poll(scheme).toBe('dark')
    await page.getByRole('main').getByLabel(t('preview', 'width'), { exact: true }).selectOption('phone')
    await expect
      .poll(() =>
        startPreview(operator)
          .locator('html')
          .evaluate((html) => html.clientWidth),
      )
      .toBeLessThanOrEqual(390)
    // Nobody else sees a draft.
    const guest = await visitor({ locale, javaScript: false })
    await guest.visit('/')
    expect(await guest.page.getByText(titles[locale]).count()).toBe(0)

    // With the keyboard alone: the block goes up, and the focus with it.
    const name = `${t('startPage', 'newest')} – ${titles[locale]}`
    const up = page.getByRole('button', { name: t('startPage', 'up', { block: name }), exact: true })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true)
    await press(operator, t('startPage', 'hide', { block: t('startPage', 'trust') }))
    await press(operator, t('startPage', 'save'))
    await page.getByText(t('startPage', 'saved'), { exact: true }).first().waitFor()
    for (const one of LOCALES) {
      const reader = await visitor({ locale: one, width: 390, javaScript: false })
      await reader.visit('/')
      await reader.page.getByRole('heading', { level: 2, name: titles[one], exact: true }).waitFor()
      expect(await reader.page.locator('#trust').count()).toBe(0)
      expect(reader.errors).toEqual([])
    }

    // What was there before comes back into the form, and holds when it is saved.
    const before =
      version === 0 ? t('startPage', 'restoreBuiltIn') : t('startPage', 'restoreOf', { number: String(version) })
    await press(operator, before)
    await expect.poll(() => row(titles[locale]).count()).toBe(0)
    await press(operator, t('startPage', 'save'))
    await page.getByText(t('startPage', 'allSaved'), { exact: true }).waitFor()
    await guest.visit('/')
    expect(await guest.page.getByText(titles[locale]).count()).toBe(0)
    await guest.page.locator('#trust').waitFor()
    expect(operator.errors).toEqual([])
  },
)

test('R21 a text with a link and goods of a category are added; what is wrong is named at its field', async () => {
  const session = await sessionOf('operator')
  await setStartPageBack(session)
  const operator = await as(session)
  const { page, t } = operator
  await operator.visit('/admin/start-page')
  await press(operator, t('startPage', 'add'))
  await press(operator, t('startPage', 'save'))
  await page.getByText(t('startPage', 'needed'), { exact: true }).first().waitFor()
  const last = page
    .getByRole('region', { name: t('startPage', 'blocks'), exact: true })
    .getByRole('listitem')
    .last()
  const mark = `Targi ${randomUUID().slice(0, 8)}`
  await last.locator('[name$=".title.pl-PL"]').fill(mark)
  await last.locator('[name$=".text.pl-PL"]').fill('Pierwszy akapit.\n\n<script>alert(1)</script>')
  await last.locator('[name$=".link.to"]').fill('https://evil.example/')
  await last.locator('[name$=".link.label.pl-PL"]').fill('Do katalogu')
  await press(operator, t('startPage', 'save'))
  await page.getByText('Podaj adres strony tego serwisu').first().waitFor()
  await last.locator('[name$=".link.to"]').fill('/catalog')
  await page.getByLabel(t('startPage', 'addKind'), { exact: true }).selectOption('offers')
  await press(operator, t('startPage', 'add'))
  await last.locator('[name$=".title.pl-PL"]').fill(`Oferty ${mark}`)
  await startPreview(operator).getByText(`Oferty ${mark}`, { exact: true }).waitFor()
  await press(operator, t('startPage', 'save'))
  await page.getByText(t('startPage', 'allSaved'), { exact: true }).waitFor()

  const guest = await visitor()
  await guest.visit('/')
  await guest.page.getByText('<script>alert(1)</script>', { exact: true }).waitFor()
  const goods = guest.page.getByRole('region', { name: `Oferty ${mark}`, exact: true })
  expect(await goods.getByRole('article').count()).toBeGreaterThan(0)
  expect(await problemsOn(guest, 'a start page of the operator', { phone: true })).toEqual([])
  await guest.page.getByRole('link', { name: 'Do katalogu', exact: true }).click()
  await guest.page.waitForURL(/\/catalog$/)
  expect(guest.errors).toEqual([])
  expect(operator.errors.filter((one) => !/^422 .*\/api\/admin\/start-page$/.test(one))).toEqual([])
})

test('R16 the page in the frame is the market’s own alone, and opens for the operator alone', async () => {
  for (const prefix of ['', '/en', '/de']) {
    const framed = await fetch(`${marketUrl()}${prefix}/admin/start-page/preview`)
    expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    for (const path of ['/', '/admin/start-page', '/admin']) {
      const { headers } = await fetch(`${marketUrl()}${prefix}${path === '/' && prefix ? '' : path}`)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  }
  const guest = await visitor()
  await guest.page.goto(`${marketUrl()}/admin/start-page/preview`)
  await guest.page.waitForURL(/\/auth/)
  const language = LANGUAGES['pl-PL'].name
  const operator = await as(await sessionOf('operator'))
  await operator.visit('/admin/start-page')
  await operator.page.getByTitle(operator.t('preview', 'frame', { language }), { exact: true }).waitFor()
})
