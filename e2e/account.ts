import sharp from 'sharp'
import type { Visitor } from './browser.ts'
import type { FreshPerson } from './fresh-person.ts'

/** Logs in with the form and comes to the account. */
export async function logIn({ page, t, visit }: Visitor, { email, password }: FreshPerson): Promise<void> {
  await visit('/auth?next=/account')
  await page.getByRole('textbox', { name: t('account', 'login'), exact: true }).fill(email)
  await page.getByLabel(t('account', 'password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('account', 'authSubmit'), exact: true }).click()
  await page.waitForURL(/\/account$/)
}

export const SECTIONS = ['data', 'shipping', 'invoice', 'avatar', 'password', 'delete'] as const

/** Opens one section of the account from the list beside it. */
export async function openSection({ page, t }: Visitor, section: (typeof SECTIONS)[number]): Promise<void> {
  const list = page.getByRole('navigation', { name: t('profile', 'sections') })
  await list.getByRole('link', { name: t('profile', section), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: t('profile', section), exact: true }).waitFor()
}

export const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true })
export const field = ({ page }: Visitor, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

/** A notification of the market. */
export const told = ({ page, t }: Visitor, text: string) =>
  page.getByRole('region', { name: t('shell', 'notifications') }).getByText(text)

/** A kept entry, by a word of it. */
export const entry = ({ page }: Visitor, word: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: word })

export async function typeAddress(who: Visitor, street: string, postalCode: string, city: string): Promise<void> {
  const { t } = who
  await field(who, t('shell', 'street')).fill(street)
  await field(who, t('shell', 'postalCode')).fill(postalCode)
  await field(who, t('shell', 'city')).fill(city)
}

/** A photo twice as wide as high: red on the left, blue on the right. */
export async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const half = { width: 300, height: 300, channels: 3 as const }
  const blue = await sharp({ create: { ...half, background: '#1030c0' } })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { ...half, width: 600, background: '#c01020' } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .jpeg()
    .toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}

/** Colour in the middle of the shown avatar, as the market serves it. */
export async function avatarColour({ page }: Visitor): Promise<{ red: number; blue: number }> {
  const src = await page.getByRole('main').locator('img[src*="/files/avatars/"]').first().getAttribute('src')
  const answer = await fetch(new URL(src ?? '', page.url()))
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
  return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 }
}

export const chosenAvatar = ({ page }: Visitor) => page.getByRole('main').locator('button[aria-pressed=true]')
