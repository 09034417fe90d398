import { expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()
const focused = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { activeElement } = document
    const place = activeElement?.closest('tbody tr')
    const row = place ? [...document.querySelectorAll('main tbody tr')].indexOf(place) : -1
    return { type: activeElement?.getAttribute('type') ?? null, row }
  })

test.each(LOCALES)(
  'R16 %s: an operator goes through the panel by single keys, and may switch them off',
  async (locale) => {
    const who = await visitor({ locale })
    await comeAs(who, await sessionOf('operator'))
    const { page, t } = who
    await who.visit('/admin/users')
    const dialog = page.getByRole('dialog')
    const button = page.getByRole('button', { name: t('shortcuts', 'title') })
    await button.waitFor()
    await page.locator('main tbody tr').first().waitFor()
    await page.keyboard.press('/')
    await expect.poll(() => focused(who)).toMatchObject({ type: 'search' })
    // In a field a letter is a letter.
    await page.keyboard.type('j?g')
    await expect.poll(() => page.locator('main input[type=search]').first().inputValue()).toBe('j?g')
    await page.locator('main h1').first().click()
    for (const [key, row] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => focused(who)).toMatchObject({ row })
    }
    await page.keyboard.press('?')
    await dialog.getByText(t('shortcuts', 'key_next')).waitFor()
    expect(await problemsOn(who, 'shortcuts')).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.keyboard.press('g')
    const name = dialog.getByLabel(t('shortcuts', 'pagesLabel'))
    await expect.poll(() => focused(who)).toMatchObject({ type: 'search' })
    await name.fill('xyzzy')
    await dialog.getByText(t('shortcuts', 'pagesNone')).waitFor()
    await name.fill(t('admin', 'refunds').toUpperCase())
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/refunds$/)

    await button.click()
    await dialog.getByLabel(t('shortcuts', 'on')).uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await button.waitFor()
    await page.keyboard.press('?')
    await page.keyboard.press('/')
    expect([await dialog.count(), (await focused(who)).type]).toEqual([0, null])
    expect(who.errors).toEqual([])
  },
)
