import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { localePath } from '../src/values/locale.ts'
import { hydrated, type Visitor } from './browser.ts'

const field = ({ page }: Visitor, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
export const press = ({ page }: Visitor, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** A red notification. */
export const refused = ({ page }: Visitor, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

export type Newcomer = ReturnType<typeof newcomer>

/** Somebody whom the market does not know yet. */
export function newcomer() {
  const tail = randomBytes(5).toString('hex')
  return {
    firstName: 'Hanna',
    lastName: 'Kowalczyk',
    phone: '+48 600 555 100',
    username: `hanna.${tail}`,
    email: `hanna-${tail}@example.com`,
    password: `siedem zielonych parowozów ${tail}`,
  }
}

export async function fillRegistration(who: Visitor, person: Newcomer): Promise<void> {
  const { t } = who
  for (const [label, text] of [
    [t('shell', 'firstName'), person.firstName],
    [t('shell', 'lastName'), person.lastName],
    [t('account', 'phone'), person.phone],
    [t('account', 'username'), person.username],
    [t('account', 'email'), person.email],
    [t('account', 'password'), person.password],
    [t('account', 'repeatPassword'), person.password],
  ] as const) {
    await field(who, label).fill(text)
  }
  await who.page.getByRole('checkbox').check()
}

export const fieldOf = field

/** Name and password on the page that is open. */
export async function fillLogin(who: Visitor, login: string, password: string, keep = false): Promise<void> {
  const { t } = who
  await field(who, t('account', 'login')).fill(login)
  await field(who, t('account', 'password')).fill(password)
  if (keep) await who.page.getByRole('checkbox', { name: t('account', 'keep') }).check()
  await press(who, t('account', 'authSubmit'))
}

export const accountButton = ({ page, t }: Visitor) =>
  page.getByRole('banner').getByRole('button', { name: t('shell', 'account'), exact: true })
export const accountMenu = ({ page, t }: Visitor) => page.getByRole('navigation', { name: t('shell', 'account') })
export const signInLink = ({ t }: Visitor, page: Page) =>
  page.getByRole('banner').getByRole('link', { name: t('shell', 'signIn'), exact: true })

/** Opens another tab of the same browser. */
export async function newTab({ context, locale }: Visitor, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(localePath(path, locale))
  await hydrated(page)
  return page
}

const PERSON = ['token', 'userId', 'companyId', 'firstName']

/** What a tab keeps of the person, by name; `anywhere`: whether the token lies under any other name. */
export function keptIn(page: Page): Promise<{ names: string[]; elsewhere: string[] }> {
  return page.evaluate((names) => {
    const token = sessionStorage.getItem('token') ?? '-'
    const holding = (storage: Storage) => Object.keys(storage).filter((name) => storage.getItem(name)?.includes(token))
    return {
      names: names.filter((name) => sessionStorage.getItem(name) !== null),
      elsewhere: [...holding(sessionStorage).filter((name) => name !== 'token'), ...holding(localStorage)],
    }
  }, PERSON)
}
