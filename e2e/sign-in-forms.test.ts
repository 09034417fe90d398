import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { MailRow, MailView } from '../src/domains/mail/contract.ts'
import { translateFailure } from '../src/i18n/index.ts'
import { LOCALES, localePath } from '../src/values/locale.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import { type FreshPerson, freshPerson } from './fresh-person.ts'
import { ask } from './goods.ts'
import { marketUrl } from './market-url.ts'
import { comeAs, sessionOf } from './people.ts'
import * as signing from './signing-in.ts'

const visitor = visitors()
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test.each(LOCALES)(
  'R02 V01 V02 V03 A03 M01 %s: what is wrong with a registration stands at its field',
  async (locale) => {
    const who = await visitor({ locale })
    const { page, t } = who
    const person = signing.newcomer()
    const taken = await freshPerson()
    await who.visit('/register')
    await signing.press(who, t('account', 'registerSubmit'))
    await expect.poll(() => page.getByText(t('notices', 'required'), { exact: true }).count()).toBe(7)
    await page.getByText(t('account', 'privacyRequired')).waitFor()
    await expect.poll(() => focused(who)).toBe('firstName')
    expect(await axeViolations(page)).toEqual([])

    await signing.fillRegistration(who, person)
    await signing.fieldOf(who, t('account', 'repeatPassword')).fill('something else')
    await signing.fieldOf(who, t('account', 'phone')).fill('12345')
    await signing.press(who, t('account', 'registerSubmit'))
    await page.getByText(t('account', 'passwordsDiffer')).waitFor()
    await page.getByText(t('account', 'phoneInvalid')).waitFor()
    await expect.poll(() => focused(who)).toBe('phone')

    await signing.fillRegistration(who, { ...person, email: taken.email })
    await signing.press(who, t('account', 'registerSubmit'))
    await signing.refused(who, translateFailure(locale, 'account_exist')).waitFor()
    await expect.poll(() => focused(who)).toBe('email')
    await expect.poll(() => signing.fieldOf(who, t('account', 'email')).getAttribute('aria-invalid')).toBe('true')

    // What was typed is still there; a password that everybody guesses is refused by the server.
    const weak = 'password1234'
    await signing.fieldOf(who, t('account', 'email')).fill(person.email)
    for (const key of ['password', 'repeatPassword'] as const) await signing.fieldOf(who, t('account', key)).fill(weak)
    await signing.press(who, t('account', 'registerSubmit'))
    await signing.refused(who, t('account', 'Error_register_info')).waitFor()
    await expect.poll(() => signing.fieldOf(who, t('account', 'username')).inputValue()).toBe(person.username)
    expect(new URL(page.url()).pathname).toBe(localePath('/register', locale))
  },
)

test('A02 A11 M01 R04 a wrong log-in is told in red, sent once, and what was typed stays', async () => {
  const who = await visitor()
  const { page, t } = who
  const { email } = await freshPerson()
  let calls = 0
  let goOn = () => {}
  const pressed = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/api/users/login', async (route) => {
    calls += 1
    await pressed
    await route.continue()
  })
  await who.visit('/auth')
  await signing.fieldOf(who, t('account', 'login')).fill(email)
  await signing.fieldOf(who, t('account', 'password')).fill('not the password')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: t('account', 'authBusy') })
    .waitFor()
  goOn()
  await signing.refused(who, 'Nie udało się zalogować').waitFor()
  expect(calls).toBe(1)
  await expect.poll(() => signing.fieldOf(who, t('account', 'login')).inputValue()).toBe(email)
  await expect.poll(() => page.getByRole('main').getByText('Nie udało się zalogować').count()).toBe(1)
  await page.unroute('**/api/users/login')
  await page.route('**/api/users/login', (route) => route.abort())
  await signing.press(who, t('account', 'authSubmit'))
  await signing.refused(who, t('account', 'login_error')).waitFor()
  await page.getByRole('main').getByText(t('notices', 'network')).waitFor()
})

test('T04 R05 an account that is not verified is led to its code, which can be sent again', async () => {
  const who = await visitor({ locale: 'de-DE' })
  const { page, t } = who
  const person = signing.newcomer()
  await who.visit('/register')
  await signing.fillRegistration(who, person)
  await signing.press(who, t('account', 'registerSubmit'))
  await page.waitForURL(/\/verify\?/)
  await page.getByRole('timer').waitFor()
  await who.visit('/auth?next=/account')
  await signing.fillLogin(who, person.username, person.password)
  await page.getByRole('link', { name: t('account', 'toVerify') }).click()
  await page.waitForURL(/\/verify\?username=/)
  // Another visit of the page: the password is asked for, the code is not known.
  await signing.fieldOf(who, t('account', 'password')).fill(person.password)
  await page.getByRole('button', { name: t('account', 'resend') }).click()
  await page.getByText(t('account', 'resent')).waitFor()
  await page.getByText(t('account', 'verifyDemo', { code: '' }).trim()).waitFor()
  await expect.poll(() => signing.fieldOf(who, t('account', 'code')).inputValue()).toMatch(/^\d{6}$/)
  // A job makes the new code known.
  await expect
    .poll(
      async () => {
        const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/users/verify'))
        await signing.press(who, t('account', 'verifySubmit'))
        return (await answered).status()
      },
      { interval: 1000 },
    )
    .toBe(200)
  await page.waitForURL((url) => url.pathname === '/de/auth')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/account')

  await who.visit('/verify')
  await page.getByText(t('account', 'verification_details_missing')).waitFor()
})

/** The link of the newest mail of this kind; without a mail server it waits in the operator's outbox. */
async function mailedLink(to: string, template: string): Promise<string> {
  const { tokenUser } = await sessionOf('operator')
  const headers = { authorization: `Bearer ${tokenUser}` }
  const find = async () =>
    (await ask<{ mails: MailRow[] }>('/api/admin/mails', { headers })).mails.find(
      (mail) => mail.recipient === to && mail.template === template,
    )
  await expect.poll(async () => (await find()) !== undefined).toBe(true)
  const mail = await ask<MailView>(`/api/admin/mails/${(await find())?.id}`, { headers })
  const link = new URL(/https?:\/\/\S+token=[\w-]+/.exec(mail.content?.text ?? '')?.[0] ?? '')
  return link.pathname + link.search
}

test.each(LOCALES)('R06 R07 T05 V04 A06 A07 A08 A11 %s: a forgotten password is replaced, once', async (locale) => {
  const who = await visitor({ locale })
  const { page, t } = who
  const person = await freshPerson()
  await who.visit('/forgot')
  await signing.press(who, t('account', 'forgotSubmit'))
  await page.getByText(t('notices', 'required'), { exact: true }).waitFor()
  await signing.fieldOf(who, t('account', 'email')).fill(person.email)
  await signing.press(who, t('account', 'forgotSubmit'))
  await page.getByText(t('account', 'recorver_send')).waitFor()
  await page.getByRole('main').getByText(t('account', 'forgotSentTitle')).waitFor()

  const link = await mailedLink(person.email, 'recoverPassword')
  await page.goto(localePath(link.replace(/^\/(en|de)(?=\/)/, ''), locale))
  await hydrated(page)
  const password = signing.fieldOf(who, t('account', 'newPassword'))
  const repeated = signing.fieldOf(who, t('account', 'repeatPassword'))
  await password.fill('osiem niebieskich tramwajów w deszczu')
  await repeated.fill('osiem niebieskich tramwajów')
  await signing.press(who, t('account', 'resetSubmit'))
  await page.getByText(t('account', 'passwordsDiffer')).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await repeated.fill('osiem niebieskich tramwajów w deszczu')
  await signing.press(who, t('account', 'resetSubmit'))
  await page.waitForURL((url) => url.pathname === localePath('/auth', locale))
  await page.getByText(t('account', 'reset_password_success')).waitFor()
  const old = { authorization: `Bearer ${person.elsewhere.tokenUser}` }
  expect((await fetch(`${marketUrl()}/api/users/status`, { headers: old })).status).toBe(401)
  await signing.fillLogin(who, person.email, 'osiem niebieskich tramwajów w deszczu')
  await signing.accountButton(who).waitFor()

  await page.goto(localePath(link.replace(/^\/(en|de)(?=\/)/, ''), locale))
  await page.getByRole('main').getByText(t('account', 'resetInvalidTitle')).waitFor()
  await page.getByRole('alert').first().waitFor()
})

test('R08 E01 another e-mail address is confirmed at both, by a button', async () => {
  const who = await visitor()
  const { page, t } = who
  const { email, password, elsewhere } = await freshPerson()
  const headers = { authorization: `Bearer ${elsewhere.tokenUser}`, 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    fetch(marketUrl() + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/api/account/confirm-password', { password })
  expect((await post('/api/account/email', { email: `new-${email}` })).status).toBe(200)
  const [old, fresh] = [await mailedLink(email, 'emailChangeOld'), await mailedLink(`new-${email}`, 'emailChangeNew')]
  for (const [link, title] of [
    [old, 'confirmWaitingTitle'],
    [fresh, 'confirmChangedTitle'],
    [`/confirm-email?token=${'x'.repeat(43)}`, 'confirmInvalidTitle'],
  ] as const) {
    await page.goto(link)
    await hydrated(page)
    await signing.press(who, t('account', 'confirmSubmit'))
    await page.getByRole('main').getByText(t('account', title)).waitFor()
  }
  await who.visit('/auth?next=/account')
  await signing.fillLogin(who, `new-${email}`, password)
  await page.waitForURL(/\/account$/)
})

/** Switches the second factor on; answers its recovery codes. */
async function secondFactorOf({ password, elsewhere }: FreshPerson): Promise<string[]> {
  const headers = { authorization: `Bearer ${elsewhere.tokenUser}`, 'content-type': 'application/json' }
  const post = (path: string, body?: object) =>
    fetch(marketUrl() + path, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) })
  await post('/api/account/confirm-password', { password })
  const { uri } = await (await post('/api/account/authenticator')).json()
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const code = new TOTP({ secret }).generate()
  const { recoveryCodes } = await (await post('/api/account/authenticator/confirm', { code })).json()
  return recoveryCodes
}

test('R04 A02 the second factor is asked for in the same form, by keyboard alone', async () => {
  const who = await visitor({ locale: 'en-US' })
  const { page, t } = who
  const person = await freshPerson()
  const [recovery = ''] = await secondFactorOf(person)
  await who.visit('/auth?next=/account')
  await signing.fieldOf(who, t('account', 'login')).fill(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: t('account', 'secondTitle') }).waitFor()
  await expect.poll(() => focused(who)).toBe('code')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').first().waitFor()
  await expect.poll(() => signing.fieldOf(who, t('account', 'secondCode')).getAttribute('aria-invalid')).toBe('true')
  await signing.fieldOf(who, t('account', 'secondCode')).fill(recovery)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/account$/)
})

test('P01 T01 the account menu: arrows, Escape, and the way out by keyboard; on a phone in the menu', async () => {
  const who = await visitor()
  const { page, t } = who
  const { elsewhere } = await freshPerson()
  await comeAs(who, elsewhere)
  await who.visit('/rules')
  const button = signing.accountButton(who)
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = signing.accountMenu(who)
  const items = menu.locator('a, button')
  await items.first().waitFor()
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  const isFocused = (index: number) => items.nth(index).evaluate((element) => element === document.activeElement)
  await expect.poll(() => isFocused(0)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  const last = (await items.count()) - 1
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => isFocused(last)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isFocused(0)).toBe(true)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: t('shell', 'menu') }).click()
  const sheet = page.getByRole('dialog', { name: t('shell', 'menu') })
  await sheet.getByRole('link', { name: t('meta', 'accountTitle'), exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: t('shell', 'signOut') }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  expect(who.errors).toEqual([])
})
