import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { translateFailure } from '../src/i18n/index.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { findProduct, simple } from './goods.ts'
import { marketUrl } from './market-url.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { aReceivedPurchase } from './purchases.ts'
import { startsWith } from './words.ts'

const visitor = visitors()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

/** Something of Paweł's that its buyer has. */
async function received() {
  const session = await sessionOf('seller')
  const product = await findProduct(`seller=${session.user.companyId}`, simple(4))
  const { key, orders } = await aReceivedPurchase(session, product)
  return { key, product, number: orders[0]?.number ?? '' }
}

const named = ({ page }: Visitor) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? document.activeElement?.tagName)
/** Goes on with Tab until what has the focus is called so. */
async function tabTo(who: Visitor, name: string): Promise<void> {
  const text = () => who.page.evaluate(() => document.activeElement?.textContent?.trim())
  for (let step = 0; step < 60; step += 1) {
    if ((await named(who)) === name || (await text()) === name) return
    await who.page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${name}`)
}

test('R15 V09 E13 a review is written by keyboard alone: the score has to be chosen, the comment ends at sixty characters', async () => {
  const { key, product } = await received()
  const who = await visitor({ locale: 'de-DE' })
  const { page, t } = who
  await who.visit(`/review/${key}`)
  const line = page.getByRole('region', { name: product.title, exact: true })
  await line.waitFor()
  expect(await problemsOn(who, 'a review to be written', { phone: true })).toEqual([])

  await tabTo(who, t('reviewWork', 'send'))
  await page.keyboard.press('Enter')
  await line.getByText(t('reviewWork', 'scoreNeeded')).waitFor()
  await expect.poll(() => named(who)).toBe('score')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => line.getByRole('radio', { name: startsWith('4') }).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => named(who)).toBe('comment')
  // Sixty as people count them: what a family of four takes in bytes is one.
  await page.keyboard.insertText(`${'👩‍👩‍👧‍👦'.repeat(20)}${'ä'.repeat(41)}`)
  const comment = `${'👩‍👩‍👧‍👦'.repeat(20)}${'ä'.repeat(40)}`
  const field = line.getByRole('textbox', { name: startsWith(t('reviewWork', 'comment')) })
  await expect.poll(() => field.inputValue()).toBe(comment)
  await line.getByText('60 / 60').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(t('reviewWork', 'saved')).waitFor()
  await line.getByRole('button', { name: t('reviewWork', 'save'), exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  const other = await visitor({ javaScript: false })
  await other.visit(`/products/${product.id}`)
  const said = other.page.getByRole('article').filter({ hasText: comment })
  await expect.poll(() => said.getByText(comment).getAttribute('lang')).toBe('de-DE')
  expect(await problemsOfPlain(other)).toEqual([])
  expect(who.errors).toEqual([])
})

/** Without scripts how they are checked is read beside the reviews, too. */
async function problemsOfPlain({ page, t }: Visitor): Promise<string[]> {
  await page.getByText(t('reviews', 'checked'), { exact: true }).click()
  await page.getByText(t('reviews', 'checkedText')).waitFor()
  return []
}

/** Where it was taken, as cameras of phones write it. */
const withPlace = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'Zofia Kot' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 3/1 0/1' } })
    .jpeg()
    .toBuffer()

test('R15 E13 pictures: what is none is refused in words, what a camera wrote into one is gone; answered, reported, hidden', async () => {
  const { key, product } = await received()
  const buyer = await visitor({ locale: 'en-US', width: 390 })
  const { page, t } = buyer
  await buyer.visit(`/review/${key}`)
  const line = page.getByRole('region', { name: product.title, exact: true })
  const file = line.locator('input[type=file]')
  const send = (name: string, mimeType: string, buffer: Buffer) => file.setInputFiles({ name, mimeType, buffer })
  await send('note.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))
  await line.getByText(translateFailure('en-US', 'not_a_picture')).waitFor()
  await send('large.png', 'image/png', Buffer.alloc(8 * 1024 * 1024 + 1))
  await line.getByText(t('reviewWork', 'pictureTooBig')).waitFor()
  expect(await axeViolations(page)).toEqual([])
  const photo = await withPlace()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  for (let at = 1; at <= 4; at += 1) {
    await send(`photo-${at}.jpg`, 'image/jpeg', photo)
    await line.getByRole('img', { name: t('reviewWork', 'pictureAlt', { number: at }) }).waitFor()
  }
  expect(await line.getByRole('button', { name: t('reviewWork', 'addPicture') }).count()).toBe(0)
  await line.getByRole('button', { name: t('reviewWork', 'removePicture', { number: 4 }) }).click()
  await line.getByRole('button', { name: t('reviewWork', 'addPicture') }).waitFor()
  await line.getByRole('radio', { name: startsWith('1') }).check()
  const words = `Scratched ${crypto.randomUUID().slice(0, 8)}`
  await line.getByRole('textbox', { name: startsWith(t('reviewWork', 'comment')) }).fill(words)
  await line.getByRole('button', { name: t('reviewWork', 'send'), exact: true }).click()
  await line.getByRole('button', { name: t('reviewWork', 'save'), exact: true }).waitFor()
  expect(await problemsOn(buyer, 'a review with pictures')).toEqual([])

  await buyer.visit(`/products/${product.id}`)
  const shown = page.getByRole('article').filter({ hasText: words })
  await expect.poll(() => shown.getByRole('img', { name: t('reviews', 'picture', { number: 3 }) }).count()).toBe(1)
  const address = await shown.getByRole('link').first().getAttribute('href')
  const served = Buffer.from(await (await fetch(marketUrl() + address)).arrayBuffer())
  const { exif, xmp, width } = await sharp(served).metadata()
  expect([exif, xmp, width]).toEqual([undefined, undefined, 900])

  const seller = await as(await sessionOf('seller'))
  await seller.visit('/received-reviews?unanswered=true')
  const got = seller.page.getByRole('article').filter({ hasText: words })
  await got.getByRole('button', { name: seller.t('reviewWork', 'yourReply'), exact: true }).click()
  await got.getByRole('button', { name: seller.t('reviewWork', 'replySend'), exact: true }).click()
  await got.getByText(seller.t('reviewWork', 'replyNeeded')).waitFor()
  await got.getByRole('textbox').fill('Przykro nam. Wymienimy.')
  expect(await axeViolations(seller.page)).toEqual([])
  await got.getByRole('button', { name: seller.t('reviewWork', 'replySend'), exact: true }).click()
  await got.waitFor({ state: 'detached' })
  await seller.visit('/received-reviews')
  await got.getByText('Przykro nam. Wymienimy.').waitFor()
  expect(await problemsOn(seller, 'reviews of a seller')).toEqual([])

  const reader = await as(await sessionOf('buyer'), { locale: 'de-DE' })
  await reader.visit(`/products/${product.id}`)
  await reader.page.getByRole('button', { name: reader.t('reviews', 'all'), exact: true }).click()
  const read = reader.page.getByRole('article').filter({ hasText: words })
  await read.getByText('Przykro nam. Wymienimy.').waitFor()
  await read.getByRole('link', { name: reader.t('shell', 'report'), exact: true }).click()
  await reader.page.waitForURL(/\/de\/report\/review\/\d+$/)
  await reader.page.getByLabel(reader.t('moderation', 'reason')).selectOption('notAboutGoods')
  await reader.page.getByLabel(reader.t('moderation', 'explanation')).fill('Es geht um das Paket, nicht um die Ware.')
  await reader.page.getByLabel(reader.t('moderation', 'name')).fill('Nina Vogel')
  await reader.page
    .getByLabel(reader.t('moderation', 'email'), { exact: true })
    .fill(`nina-${randomUUID()}@example.com`)
  await reader.page.getByLabel(reader.t('moderation', 'goodFaith')).check()
  expect(await problemsOn(reader, 'a report of a review')).toEqual([])
  await reader.page.getByRole('button', { name: reader.t('moderation', 'send'), exact: true }).click()
  await reader.page.getByText(reader.t('moderation', 'state_open')).waitFor()

  const operator = await as(await sessionOf('operator'), { locale: 'en-US' })
  await operator.visit('/admin/reports?kind=review')
  await operator.page.getByRole('row').filter({ hasText: product.title }).getByRole('link').first().click()
  await operator.page.getByText(words, { exact: true }).waitFor()
  await operator.page.getByLabel(operator.t('moderationWork', 'measure')).selectOption('remove')
  await operator.page.getByLabel(operator.t('moderationWork', 'provision')).fill('/rules, 9')
  await operator.page.getByLabel(operator.t('moderationWork', 'facts')).fill('It is about the parcel, not the goods.')
  expect(await axeViolations(operator.page)).toEqual([])
  await operator.page.getByRole('button', { name: operator.t('moderationWork', 'send'), exact: true }).click()
  await operator.page.getByRole('heading', { name: operator.t('moderationWork', 'history'), exact: true }).waitFor()
  expect(await problemsOn(operator, 'a report that is decided')).toEqual([])

  await buyer.visit(`/products/${product.id}`)
  expect(await shown.count()).toBe(0)
  await buyer.visit(`/review/${key}`)
  await line.getByText(t('reviewWork', 'hidden', { reason: 'It is about the parcel, not the goods.' })).waitFor()
  expect(await line.getByRole('button', { name: t('reviewWork', 'save') }).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  const refused = buyer.errors.filter((error) => !/^4\d\d .*\/pictures$/.test(error))
  expect([...refused, ...seller.errors, ...reader.errors, ...operator.errors]).toEqual([])
})
