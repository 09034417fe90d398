import { expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, visitors } from './browser.ts'

const visitor = visitors()

test.each(LOCALES)(
  '%s: refusing mails that ask for reviews, with and without scripts: asked first, then said what came of it',
  async (locale) => {
    for (const [javaScript, theme] of [
      [true, 'light'],
      [false, 'dark'],
    ] as const) {
      const { page, visit, t, errors } = await visitor({ locale, theme, width: 390, javaScript })
      // Of an old key, or typed by somebody: the page asks, the press tells.
      await visit('/unsubscribe?token=abc')
      if (javaScript) expect(await axeViolations(page)).toEqual([])
      await page.getByRole('button', { name: t('account', 'unsubscribeButton') }).click()
      await page.getByText(t('account', 'unsubscribeWrong')).waitFor()
      expect(new URL(page.url()).search).toBe('?outcome=wrong')
      if (javaScript) expect(await axeViolations(page)).toEqual([])
      await visit('/unsubscribe?outcome=done')
      await page.getByText(t('account', 'unsubscribeDone')).waitFor()
      if (javaScript) expect(await axeViolations(page)).toEqual([])
      // Without a link there is nothing to press.
      await visit('/unsubscribe')
      await page.getByText(t('account', 'unsubscribeWrong')).waitFor()
      expect(await page.getByRole('button', { name: t('account', 'unsubscribeButton') }).count()).toBe(0)
      expect(errors).toEqual([])
    }
  },
)
