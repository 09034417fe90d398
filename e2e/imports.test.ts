import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import * as companies from './companies.ts'
import { ask } from './goods.ts'
import { comeAs } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()

const HEAD = 'Kod ERP;Marka;Tytuł;Cena brutto;Liczba sztuk;Uwagi'
const ROWS = [
  'E-1;Lenovo;Laptop Łódź 14;1299,00;3;dobry',
  'E-2;Dell;Laptop Kraków 15;za darmo;2;',
  'E-3;Eizo;Monitor „Gdańsk” 24;499,50;5;bez podstawy',
  ';HP;Bez kodu;100,00;1;',
]
/** As a Polish Excel writes it: semicolons, commas, Windows-1250. */
const LETTERS: Record<string, number> = { ł: 0xb3, Ł: 0xa3, ó: 0xf3, ź: 0x9f, ń: 0xf1, '„': 0x84, '”': 0x94 }
const windows1250 = (text: string) => Buffer.from([...text].map((one) => LETTERS[one] ?? one.charCodeAt(0)))
const table = (rows: readonly string[], name = 'stany.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: windows1250([HEAD, ...rows].join('\r\n')),
})

async function owner(wishes: Parameters<typeof visitor>[0] = {}) {
  const person = await companies.aNewcomer('Irena', 'Importowska')
  const { companyId, owner: session } = await companies.aVettedCompany(person, 'Importowa')
  const who = await visitor(wishes)
  await comeAs(who, session)
  await who.visit('/imports')
  return { who, companyId, session }
}

async function send({ page, t }: Visitor, file: ReturnType<typeof table>) {
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.waitForURL(/\/imports\/\d+/)
  await page.getByRole('heading', { name: t('imports', 'mappingTitle') }).waitFor()
}

const meaning = ({ page, t }: Visitor, name: string) => page.getByLabel(t('imports', 'meaningOf', { name }))
const figure = ({ page, t }: Visitor, key: 'created' | 'updated' | 'unchanged' | 'rejected' | 'willCreate') =>
  page.locator('dl div', { has: page.getByText(t('imports', key), { exact: true }) }).locator('dd')

/** Says what the file leaves open, and has it checked. */
async function check(who: Visitor) {
  const { page, t } = who
  await page.getByLabel(t('imports', 'category'), { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: t('imports', 'check') }).click()
  await page.getByRole('heading', { name: t('imports', 'checkedTitle') }).waitFor()
}

async function run({ page, t }: Visitor) {
  await page.getByRole('button', { name: t('imports', 'run'), exact: true }).click()
  await page.getByRole('heading', { name: t('imports', 'doneTitle') }).waitFor()
}

test('R09 a table as Excel writes it: understood, checked, every bad row explained, imported; again it changes nothing', async () => {
  const { who } = await owner()
  const { page, t } = who
  await page.getByText(t('imports', 'listEmpty')).waitFor()
  await send(who, table(ROWS))

  // Encoding and separator were recognised: Polish letters stand in the preview, each column is known.
  await page.getByRole('cell', { name: 'Laptop Łódź 14' }).waitFor()
  await expect.poll(() => page.getByLabel(t('imports', 'encoding')).inputValue()).toBe('windows-1250')
  await expect.poll(() => page.getByLabel(t('imports', 'separator')).inputValue()).toBe(';')
  await expect.poll(() => meaning(who, 'Kod ERP').inputValue()).toBe('erpCode')
  await expect.poll(() => meaning(who, 'Tytuł').inputValue()).toBe('title')
  await expect.poll(() => meaning(who, 'Marka').inputValue()).toBe('brand')
  await expect.poll(() => meaning(who, 'Cena brutto').inputValue()).toBe('price')
  await expect.poll(() => meaning(who, 'Liczba sztuk').inputValue()).toBe('quantity')

  // A column that is needed is named when it is missing, and what is changed is kept over a reload.
  await meaning(who, 'Kod ERP').selectOption('')
  await page.getByText(t('imports', 'missingColumn', { field: t('imports', 'field_erpCode') })).waitFor()
  await expect.poll(() => page.getByRole('button', { name: t('imports', 'check') }).isDisabled()).toBe(true)
  await page.reload()
  await page.getByRole('heading', { name: t('imports', 'mappingTitle') }).waitFor()
  await expect.poll(() => meaning(who, 'Kod ERP').inputValue()).toBe('')
  await meaning(who, 'Kod ERP').selectOption('erpCode')
  await page.getByText(t('imports', 'checkHint')).waitFor()

  await check(who)
  await expect.poll(() => figure(who, 'willCreate').textContent()).toBe('2')
  await expect.poll(() => figure(who, 'rejected').textContent()).toBe('2')
  const problems = page.getByRole('table', { name: t('imports', 'problemsTitle') })
  await problems
    .getByRole('row')
    .filter({ hasText: 'za darmo' })
    .getByRole('rowheader')
    .filter({ hasText: '3' })
    .waitFor()
  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: t('imports', 'reportCsv') }).click()
  expect((await report).suggestedFilename()).toMatch(/\.csv$/)

  await run(who)
  await expect.poll(() => figure(who, 'created').textContent()).toBe('2')
  await expect.poll(() => figure(who, 'rejected').textContent()).toBe('2')

  // The same file again: the mapping is remembered, and nothing changes.
  await page.getByRole('link', { name: t('imports', 'again') }).click()
  await page.getByRole('link', { name: 'stany.csv' }).waitFor()
  await send(who, table(ROWS))
  await page.getByText(t('imports', 'remembered')).waitFor()
  await check(who)
  await expect.poll(() => figure(who, 'willCreate').textContent()).toBe('0')
  await expect.poll(() => figure(who, 'unchanged').textContent()).toBe('2')
  await page.getByText(t('imports', 'runNone')).waitFor()
  expect(who.errors).toEqual([])
})

test('R09 all or nothing: one bad row stops the import until the choice is changed', async () => {
  const { who } = await owner()
  const { page, t } = who
  await send(who, table(ROWS))
  await page.getByText(t('imports', 'mode_allOrNothing'), { exact: true }).click()
  await check(who)
  await page.getByText(t('imports', 'checkedStop')).waitFor()
  await expect.poll(() => page.getByRole('button', { name: t('imports', 'run'), exact: true }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: t('imports', 'settings') }).click()
  await page.getByText(t('imports', 'mode_partial'), { exact: true }).click()
  await page.getByRole('button', { name: t('imports', 'check') }).click()
  await page.getByRole('heading', { name: t('imports', 'checkedTitle') }).waitFor()
  await run(who)
  await expect.poll(() => figure(who, 'created').textContent()).toBe('2')
  expect(who.errors).toEqual([])
})

test('R09 what is no table is refused at the field, and what was imported comes back as a file', async () => {
  const { who, companyId, session } = await owner()
  const { page, t } = who
  await page.locator('input[type="file"]').setInputFiles({ ...table([]), name: 'zdjecie.png' })
  await page.getByText(t('imports', 'wrongFile')).waitFor()
  await send(who, table(ROWS.slice(0, 1)))
  await check(who)
  await run(who)
  await page.getByRole('link', { name: t('imports', 'again') }).click()
  await page.getByRole('button', { name: t('imports', 'exportCsv') }).click()
  const written = async () => {
    const headers = { authorization: `Bearer ${session.tokenUser}` }
    return (await ask<{ exports: unknown[] }>(`/api/companies/${companyId}/exports`, { headers })).exports
  }
  // Other files can be had here, too: this one is there once it is written.
  await expect.poll(written).toMatchObject([{ rows: 1, status: 'done' }])
  const ready = page.getByRole('button', { name: startsWithDownload(t('imports', 'download')) })
  await ready.waitFor()
  const file = page.waitForEvent('download')
  await ready.click()
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  expect(who.errors).toEqual([])
})

const startsWithDownload = (word: string) => new RegExp(`^${word} `)

describe('R22 import and export', () => {
  test.each(LOCALES)('%s: no violation from file to result; fits a phone', async (locale) => {
    const { who } = await owner({ locale })
    const { page } = who
    const found: string[] = []
    const look = async (where: string) => {
      found.push(...(await problemsOn(who, where)))
    }
    await look('empty')
    await send(who, table(ROWS, `eksport-z-programu-magazynowego-${'bardzo-'.repeat(8)}dlugi.csv`))
    await look('settings')
    await check(who)
    await look('checked')
    await run(who)
    await look('done')
    await page.getByRole('link', { name: who.t('imports', 'back') }).click()
    await page.getByRole('table').waitFor()
    await look('list')
    expect([found, who.errors]).toEqual([[], []])
  })
})

test('R09 before the operator has approved a company, its page says so instead of taking a file', async () => {
  const { owner } = await companies.aDraftCompany(await companies.aNewcomer('Dora', 'Drafowa'), 'Niezatwierdzona')
  const who = await visitor()
  await comeAs(who, owner)
  await who.visit('/imports')
  await who.page.getByText(who.t('imports', 'notApproved')).waitFor()
  expect(await who.page.locator('input[type="file"]').count()).toBe(0)
})
