import { beforeAll, expect, test } from 'vitest'
import { hydrated, type Visitor, visitors } from './browser.ts'
import { call } from './companies.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { button, chooseCategory, field, isFocused, picture, productsOf, saved, tiles } from './product-form.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let seller: LoggedIn
let products: ReturnType<typeof productsOf>
beforeAll(async () => {
  seller = await sessionOf('seller')
  products = productsOf(seller)
})

async function come(session = seller, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

const mark = () => Date.now().toString(36)
const idNow = ({ page }: Visitor) => Number(/products\/(\d+)/.exec(page.url())?.[1])
const focusedName = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('R22 E07 a new product has its address after the first save: another language, a reload and the way back find it', async () => {
  const who = await come()
  const { page, t } = who
  const title = `Adres ${mark()}`
  await who.visit('/my-products')
  await who.visit('/products/new')
  await chooseCategory(who, 'smart', 'Smartfony')
  await field(who, 'title').fill(title)
  await field(who, 'brand').pressSequentially('Próbna')
  await page.waitForURL(/\/products\/\d+\/edit$/)
  await saved(who).waitFor()
  // The same field, with the cursor in it: typing goes on.
  await expect.poll(() => focusedName(who)).toBe('brand')
  await page.keyboard.type(' marka')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const id = idNow(who)
  await expect.poll(async () => (await products.own(id)).brand).toBe('Próbna marka')
  await saved(who).waitFor()

  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL(new RegExp(`/en/products/${id}/edit$`))
  await hydrated(page)
  await expect.poll(() => field(who, 'title').inputValue()).toBe(title)
  await expect.poll(() => field(who, 'brand').inputValue()).toBe('Próbna marka')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => field(who, 'brand').inputValue()).toBe('Próbna marka')
  // Back over both languages: never to an empty form.
  await page.goBack()
  await page.waitForURL(new RegExp(`/products/${id}/edit$`))
  await expect.poll(() => field(who, 'title').inputValue()).toBe(title)
  await page.goBack()
  await page.waitForURL(/\/my-products/)
  // Another new product begins empty.
  await who.visit('/products/new')
  await expect.poll(() => field(who, 'title').inputValue()).toBe('')
  expect(await page.getByText(t('offer', 'keptTitle')).count()).toBe(0)
  expect(who.errors).toEqual([])
})

test('R22 E07 whoever leaves during the first save gets where they wanted, and the draft is kept', async () => {
  const who = await come()
  const { page, t } = who
  const title = `Wyjście ${mark()}`
  await who.visit('/products/new')
  await chooseCategory(who, 'smart', 'Smartfony')
  await field(who, 'title').fill(title)
  await page.getByRole('link', { name: t('panel', 'team') }).click()
  await page.waitForURL(/\/team/)
  const path = `/api/companies/${products.companyId}/products?q=${encodeURIComponent(title)}`
  const found = await call<{ products: { title: string; status: string }[] }>(seller, 'GET', path)
  expect(found.products).toMatchObject([{ title, status: 'draft' }])
  expect(who.errors).toEqual([])
})

test('E07 a quantity typed slowly leaves one movement of stock, not one a digit', async () => {
  const offer = await products.aDraft(`Stan ${mark()}`)
  const who = await come()
  const { page, t } = who
  await who.visit(`/products/${offer.id}/edit`)
  await field(who, 'versions.0.quantity').click()
  await page.keyboard.type('1')
  await page.waitForTimeout(2600)
  await page.keyboard.type('2')
  await page.waitForTimeout(2600)
  await page.getByText(t('offer', 'unsaved')).waitFor()
  expect((await products.own(offer.id)).versions[0]?.quantity).toBe(4)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await saved(who).waitFor()
  expect((await products.stock(offer.id)).map(({ delta }) => delta)).toEqual([8, 4])
  // The same for a price: what stands there halfway was never its price.
  await field(who, 'versions.0.price').fill('1')
  await page.waitForTimeout(2600)
  expect((await products.own(offer.id)).versions[0]?.price).toBe(10_000)
  await field(who, 'versions.0.price').fill('1234,50')
  await button(who, 'saveDraft').click()
  await expect.poll(async () => (await products.own(offer.id)).versions[0]?.price).toBe(123_450)
  expect(who.errors).toEqual([])
})

test('E07 a price is planned and taken back', async () => {
  const offer = await products.aPublished(`Plan ${mark()}`)
  const who = await come()
  const { page, t } = who
  await who.visit(`/products/${offer.id}/edit`)
  await button(who, 'planPrice').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('offer', 'planSave'), exact: true }).click()
  await dialog.getByText(t('offer', 'problem_price')).waitFor()
  await dialog.getByText(t('offer', 'problem_moment')).waitFor()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)
  await dialog.getByLabel(t('offer', 'price', { currency: 'PLN' })).fill('89,90')
  await dialog.getByLabel(t('offer', 'planStart'), { exact: true }).fill(day(-2))
  await dialog.getByRole('button', { name: t('offer', 'planSave'), exact: true }).click()
  // Refused by the market: said at the field.
  await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBe(1)
  await dialog.getByLabel(t('offer', 'planStart'), { exact: true }).fill(day(3))
  await dialog.getByLabel(startsWith(t('offer', 'planEnd'))).fill(day(5))
  await dialog.getByRole('button', { name: t('offer', 'planSave'), exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  const list = page.getByRole('list', { name: t('offer', 'planned') })
  await list.getByText('89,90').waitFor()
  expect((await products.own(offer.id)).versions[0]?.schedules).toMatchObject([{ price: 8990, status: 'planned' }])
  await list.getByRole('button', { name: t('offer', 'takeBackPlan') }).click()
  await list.waitFor({ state: 'hidden' })
  const { versions } = await products.own(offer.id)
  expect(versions).toMatchObject([{ price: 10_000, schedules: [] }])
  expect(who.errors.filter((error) => !/price-schedules$/.test(error))).toEqual([])
})

test('E07 stock is moved with a reason; the history says who and why; what is typed meanwhile stays', async () => {
  const offer = await products.aPublished(`Ruch ${mark()}`)
  const who = await come()
  const { page, t } = who
  await who.visit(`/products/${offer.id}/edit`)
  await field(who, 'model').fill('Jeszcze nie zapisany')
  await button(who, 'stockTitle').click()
  const dialog = page.getByRole('dialog', { name: t('offer', 'stockTitle') })
  const move = async (delta: string, reason: string, note = '') => {
    await dialog.getByLabel(t('offer', 'delta')).fill(delta)
    await dialog.getByLabel(t('offer', 'reason')).selectOption(reason)
    await dialog.getByLabel(startsWith(t('offer', 'note'))).fill(note)
    await dialog.getByRole('button', { name: t('offer', 'moveStock') }).click()
  }
  await move('zero', 'received')
  await dialog.getByText(t('offer', 'problem_delta')).waitFor()
  await move('-9', 'damaged')
  await page.locator('[data-tone="danger"]').waitFor()
  await move('-1', 'damaged', 'Pęknięty ekran')
  await dialog.getByText(t('offer', 'reason_damaged'), { exact: true }).last().waitFor()
  await dialog.getByText('Pęknięty ekran').waitFor()
  await dialog.getByText('−1').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => field(who, 'versions.0.quantity').inputValue()).toBe('3')
  await expect.poll(() => field(who, 'model').inputValue()).toBe('Jeszcze nie zapisany')
  expect(await products.stock(offer.id)).toMatchObject([
    { delta: -1, reason: 'damaged', note: 'Pęknięty ekran' },
    { delta: 4, reason: 'initial' },
  ])
  expect(who.errors.filter((error) => !/^4\d\d .*\/stock$/.test(error))).toEqual([])
})

test('E07 an IMEI with a wrong check digit is refused under its field, a right one is kept by its end', async () => {
  const offer = await products.aDraft(`Numer ${mark()}`)
  const who = await come()
  const { page, t } = who
  await who.visit(`/products/${offer.id}/edit`)
  await button(who, 'addDevice').click()
  const number = field(who, 'devices.0.number')
  await expect.poll(() => isFocused(number)).toBe(true)
  await page.keyboard.type('49015420323751')
  // Not whole yet, not called wrong yet.
  expect(await number.getAttribute('aria-invalid')).toBeNull()
  await page.keyboard.type('9')
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true')
  const said = await number.getAttribute('aria-describedby')
  await expect.poll(() => page.locator(`[id="${said}"]`).textContent()).toBe(t('offer', 'problem_device'))
  await button(who, 'saveDraft').click()
  const summary = page.locator('[data-summary]')
  await summary.getByText(t('offer', 'problem_device')).waitFor()
  expect((await products.own(offer.id)).devices).toEqual([])
  await number.fill('490154203237518')
  await page.keyboard.press('Tab')
  await page.getByText('IMEI ••••7518').waitFor()
  expect((await products.own(offer.id)).devices).toMatchObject([{ kind: 'imei', last4: '7518' }])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('490154203237518')
  await page.getByRole('button', { name: t('offer', 'removeDevice', { number: 1 }) }).click()
  await expect.poll(async () => (await products.own(offer.id)).devices).toEqual([])
  expect(who.errors).toEqual([])
})

test('E07 a lost connection while saving: said, tried again when it is back, nothing doubled', async () => {
  const who = await come()
  const { page, t, context } = who
  const title = `Bez sieci ${mark()}`
  await who.visit('/products/new')
  await chooseCategory(who, 'smart', 'Smartfony')
  await context.setOffline(true)
  await field(who, 'title').fill(title)
  // Told beside the form and as a notification, though what draws notifications can no longer be fetched.
  await page.locator('[data-save=failed]', { hasText: t('offer', 'saveFailed') }).waitFor()
  await page
    .getByRole('alert')
    .filter({ hasText: t('offer', 'saveFailed') })
    .waitFor()
  await field(who, 'model').fill('M2')
  await context.setOffline(false)
  await page.waitForURL(/\/products\/\d+\/edit$/)
  await saved(who).waitFor()
  expect(await products.own(idNow(who))).toMatchObject({ title, model: 'M2' })
  // The save arrives, its answer does not: sent again under the same key it is the same product.
  const path = `**/api/companies/*/products/${idNow(who)}`
  await page.route(path, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await field(who, 'versions.0.quantity').fill('5')
  await field(who, 'model').focus()
  await page.locator('[data-save=failed]', { hasText: t('offer', 'saveFailed') }).waitFor()
  await page.unroute(path)
  await button(who, 'saveDraft').click()
  await saved(who).waitFor()
  expect((await products.stock(idNow(who))).map(({ delta }) => delta)).toEqual([5])
  expect(who.errors).toEqual([])
})

test('R22 files are dropped on the pictures, also on those that are there; others are told why not', async () => {
  const offer = await products.aDraft(`Upuszczone ${mark()}`)
  const who = await come()
  const { page, t } = who
  await who.visit(`/products/${offer.id}/edit`)
  const drop = async (target: string, files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    const plain = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, data: buffer.toString('base64') }))
    const transfer = await page.evaluateHandle((all) => {
      const made = new DataTransfer()
      for (const { name, mimeType, data } of all) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        made.items.add(new File([bytes], name, { type: mimeType }))
      }
      return made
    }, plain)
    for (const kind of ['dragenter', 'dragover', 'drop'])
      await page.dispatchEvent(target, kind, { dataTransfer: transfer })
  }
  const text = { name: 'opis.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await drop('main button[name="images"]', [await picture('a.png', '#a00'), text, await picture('b.png', '#0a0')])
  await expect.poll(async () => (await tiles(who)).length).toBe(2)
  await page.getByText(t('offer', 'pictureType')).waitFor()
  await drop('[data-picture] img', [await picture('c.png', '#00a')])
  await expect.poll(async () => (await tiles(who)).length).toBe(3)
  await saved(who).waitFor()
  await expect.poll(async () => (await products.own(offer.id)).images.length).toBe(3)
  // The picture itself is moved by mouse, not only its handle.
  const [first, second, third] = await tiles(who)
  await page
    .locator(`[data-picture="${first}"] img`)
    .dragTo(page.locator(`[data-picture="${second}"] img`), { steps: 8 })
  await expect.poll(() => tiles(who)).toEqual([second, first, third])
  // Beside it nothing happens, above all no leaving.
  await drop('h1', [await picture('d.png', '#0aa')])
  expect((await tiles(who)).length).toBe(3)
  expect(page.url()).toContain(`/products/${offer.id}/edit`)
  expect(who.errors).toEqual([])
})
