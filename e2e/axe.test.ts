import { expect, test } from 'vitest'
import { axeViolations, visitors } from './browser.ts'

const visitor = visitors()
const pageOf = (body: string) =>
  `<html lang="pl"><head><title>Strona</title></head><body><main>${body}</main></body></html>`

test('axe finds a picture without words and pale letters, and nothing in a clean page', async () => {
  const { page } = await visitor()
  await page.setContent(pageOf('<h1>Laptopy</h1><img src="data:," alt="Laptop"><p>Obudowa bez rys.</p>'))
  expect(await axeViolations(page)).toEqual([])
  await page.setContent(pageOf('<h1>Laptopy</h1><img src="data:,"><p style="color: #ccc">Obudowa bez rys.</p>'))
  expect(await axeViolations(page)).toEqual(['color-contrast: p', 'image-alt: img'])
  expect(await axeViolations(page, { only: ['color-contrast'] })).toEqual(['color-contrast: p'])
  expect(await axeViolations(page, { without: ['color-contrast'] })).toEqual(['image-alt: img'])
})
