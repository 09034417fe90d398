import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { aNewcomer, call } from './companies.ts'
import { accentOf, aPicture, field, press, settingBack, snapshotSite, startPreview, takeAway } from './configuring.ts'
import { comeAs, type LoggedIn, sessionOf, unconfirmed } from './people.ts'
import { problemsOn } from './problems.ts'
import { wordsOf } from './words.ts'

const visitor = visitors()
const undo = settingBack()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

test('E14 R01 V14 an operator changes text, icon, colour, language and pictures, sees them before and everybody after', async () => {
  const operator = await sessionOf('operator')
  const { back } = await snapshotSite(operator)
  undo.push(back)
  const who = await as(operator)
  const { page, t } = who
  await who.visit('/configuration')
  await field(who, 'headerText.pl-PL').fill('Sprzęt, który wraca do gry')
  await startPreview(who).getByText('Sprzęt, który wraca do gry').waitFor()
  await field(who, 'headerText.de-DE').fill('Technik, die zurückkommt')
  await page.getByRole('main').getByLabel(t('preview', 'language'), { exact: true }).selectOption('de-DE')
  await startPreview(who).getByText('Technik, die zurückkommt').waitFor()
  await startPreview(who).getByText(wordsOf('de-DE')('catalog', 'forExample')).waitFor()

  await field(who, 'accent').fill('7A1F')
  await press(who, t('configuration', 'save'))
  await page.getByText(t('configuration', 'colorWrong')).waitFor()
  await field(who, 'accent').fill('7A1F5C')
  await expect.poll(() => field(who, 'accent').inputValue()).toBe('#7a1f5c')
  await page.getByText(t('configuration', 'accentReadable')).waitFor()
  await page.getByRole('main').getByTitle('leaf', { exact: true }).click()
  await field(who, 'language').selectOption('en-US')
  await expect.poll(() => field(who, 'currency').isDisabled()).toBe(true)

  // Pictures are kept at once; what is typed stays.
  for (const name of ['header', 'thumbnail'] as const) {
    await field(who, `picture-${name}`).setInputFiles(await aPicture(`${name}.png`, '#7a1f5c'))
    await page
      .getByRole('group', { name: t('configuration', `picture_${name}`) })
      .getByText(t('configuration', 'pictureSaved'))
      .waitFor()
  }
  await startPreview(who).locator('img[src*="/files/site/"]').waitFor()
  await expect.poll(() => field(who, 'accent').inputValue()).toBe('#7a1f5c')
  await press(who, t('configuration', 'save'))
  await page.getByRole('main').getByText(t('configuration', 'allSaved')).waitFor()

  // Without loading the page anew.
  await page
    .locator('main form')
    .getByRole('link', { name: t('configuration', 'toStart') })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Sprzęt, który wraca do gry' }).waitFor()
  await expect.poll(() => accentOf(who)).toContain('#7a1f5c')

  const german = await visitor({ locale: 'de-DE' })
  await german.visit('/')
  await german.page.getByRole('heading', { level: 1, name: 'Technik, die zurückkommt' }).waitFor()
  await expect.poll(() => accentOf(german)).toContain('#7a1f5c')
  await german.page.locator('main section img[src*="/files/site/"]').waitFor()
  const head = (selector: string, name: string) => german.page.locator(`head ${selector}`).getAttribute(name)
  await expect.poll(() => head('meta[property="og:image"]', 'content')).toContain('/files/site/')
  await expect.poll(() => head('link[hreflang="x-default"]', 'href')).toMatch(/\/en$/)
  expect(await axeViolations(german.page)).toEqual([])
  await german.page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeViolations(german.page, { only: ['color-contrast'] })).toEqual([])

  await who.visit('/configuration')
  await page
    .getByRole('button', { name: t('configuration', 'pictureRemove') })
    .first()
    .click()
  await page.getByText(t('configuration', 'pictureRemoved')).waitFor()
  await startPreview(who).locator('img[src*="/files/products/"], img').first().waitFor()
  await press(who, t('configuration', 'accentNone'))
  await press(who, t('configuration', 'save'))
  await page.getByRole('main').getByText(t('configuration', 'allSaved')).waitFor()
  await expect.poll(() => accentOf(who)).toContain('#0b5d4e')
  expect([...who.errors, ...german.errors]).toEqual([])
})

test('E14 what a colleague saved meanwhile is not lost, nor what was typed here', async () => {
  const operator = await sessionOf('operator')
  const { before, back } = await snapshotSite(operator)
  undo.push(back)
  const who = await as(operator, { locale: 'en-US' })
  const { page, t } = who
  await who.visit('/configuration')
  await field(who, 'headerText.en-US').fill('Typed here')
  await field(who, 'bannerText.en-US').fill('Typed here, too')
  const { headerImageKey: _, thumbnailKey: __, ...body } = before
  const theirs = { ...before.bannerText, 'en-US': 'Saved there' }
  await call(operator, 'PUT', '/api/admin/site', { ...body, marketName: 'Obieg & Co', bannerText: theirs })
  await press(who, t('configuration', 'save'))
  await page.getByText(t('drafts', 'conflictText')).waitFor()
  await press(who, t('drafts', 'conflictLoad'))
  const both = `${t('configuration', 'bannerText')}, ${t('languages', 'in_en-US')}`
  await page.getByText(t('drafts', 'conflictBoth', { fields: both })).waitFor()
  await expect.poll(() => field(who, 'marketName').inputValue()).toBe('Obieg & Co')
  await expect.poll(() => field(who, 'headerText.en-US').inputValue()).toBe('Typed here')
  await press(who, t('configuration', 'save'))
  await page.getByRole('main').getByText(t('configuration', 'allSaved')).waitFor()
  expect(await call(operator, 'GET', '/api/admin/site')).toMatchObject({
    marketName: 'Obieg & Co',
    headerText: { 'en-US': 'Typed here' },
    bannerText: { 'en-US': 'Typed here, too' },
  })
  expect(who.errors.filter((error) => !/^409 .*\/api\/admin\/site$/.test(error))).toEqual([])
})

test('E15 payment keys are kept after a fresh log-in and shown by their end alone', async () => {
  const operator = await sessionOf('operator')
  // Those of the demo's stand-in.
  await takeAway(operator, '/api/admin/payment-providers/stripe')
  undo.push(() => takeAway(operator, '/api/admin/payment-providers/stripe'))
  const who = await as(operator)
  const { page, t } = who
  await who.visit('/configuration?section=payments')
  const panel = page.getByRole('region', { name: t('configuration', 'provider_stripe') })
  await field(who, 'stripe.publishableKey').fill('sk_wrong_kind')
  await field(who, 'stripe.secretKey').fill('sk_test_nobodyhasthis4711')
  await field(who, 'stripe.webhookSecret').fill('whsec_nobodyhasthis0815')
  const save = panel.getByRole('button', { name: t('configuration', 'keysSave') })
  await save.click()
  await panel.getByText(/^To nie wygląda na klucz tego rodzaju/).waitFor()
  await field(who, 'stripe.publishableKey').fill('pk_test_everybodyknows')
  await unconfirmed(who, '/api/admin/payment-providers/stripe')
  await save.click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type="password"]').fill('zielony-rower-77')
  await dialog.getByRole('button', { name: t('security', 'confirm'), exact: true }).click()
  await panel.getByText('••••4711').waitFor()
  await panel.getByText(t('configuration', 'state_readyTest')).waitFor()
  await page.reload()
  await panel.getByText('••••0815').waitFor()
  await panel.getByText('pk_test_everybodyknows').waitFor()
  expect(await page.content()).not.toContain('nobodyhasthis')

  // A secret that is left empty stays.
  await panel.getByRole('button', { name: /^Zmień klucze/ }).click()
  await field(who, 'stripe.test').uncheck()
  await save.click()
  await panel.getByText(t('configuration', 'environmentLive')).waitFor()
  await panel.getByText('••••4711').waitFor()
  await panel.getByRole('button', { name: /^Usuń klucze/ }).click()
  await dialog.getByRole('button', { name: t('configuration', 'keysRemove'), exact: true }).click()
  await field(who, 'stripe.secretKey').waitFor()
  expect(who.errors.filter((error) => !/^4(03|22) .*\/payment-providers\/stripe$/.test(error))).toEqual([])
})

test('who neither runs the market nor sells is told so', async () => {
  const who = await as(await aNewcomer('Nina', 'Kupująca'))
  await who.visit('/configuration')
  await who.page.getByText(who.t('configuration', 'nothing')).waitFor()
  expect(who.errors).toEqual([])
})

describe('E14 E15 configuration', () => {
  test.each(LOCALES)('%s: no violation in light and dark, fit a phone', async (locale) => {
    const operator = await as(await sessionOf('operator'), { locale })
    const seller = await as(await sessionOf('seller'), { locale })
    const wrongColor = async (who: Visitor) => {
      await field(who, 'accent').fill('#ffd4')
      await press(who, who.t('configuration', 'save'))
      await who.page.getByText(who.t('configuration', 'colorWrong')).waitFor()
    }
    const found: string[] = []
    for (const [who, path, open] of [
      [operator, '/configuration', wrongColor],
      [operator, '/configuration?section=payments', undefined],
      [seller, '/configuration', (one: Visitor) => field(one, 'accent').fill('#ffd400')],
      [seller, '/configuration?section=holiday', (one: Visitor) => press(one, one.t('configuration', 'holidaySave'))],
    ] as const) {
      await who.visit(path)
      await who.page.locator('main h1').first().waitFor()
      await who.page.waitForLoadState('networkidle')
      await open?.(who)
      found.push(...(await problemsOn(who, path)))
    }
    expect([...found, ...operator.errors, ...seller.errors]).toEqual([])
  })
})
