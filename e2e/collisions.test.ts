import { expect, test } from 'vitest'
import { visitors } from './browser.ts'
import { collisionsOn } from './collisions.ts'

const visitor = visitors()
const PICTURE = `<img alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" width="200" height="100" style="display:block">`

test('words on a picture and on other words are found, and what is laid over or cut off on purpose is not', async () => {
  const { page } = await visitor()
  const shown = async (content: string) => {
    await page.setContent(`<main style="font:16px/1.5 sans-serif">${content}</main>`)
    return collisionsOn(page)
  }
  expect(await shown(`${PICTURE}<p style="margin-top:-60px">Lenovo ThinkPad T480</p>`)).toEqual([
    '"Lenovo ThinkPad T480" stands on "a picture"',
  ])
  expect(await shown('<p>Dell</p><p style="margin-top:-40px">Latitude</p>')).toEqual(['"Dell" stands on "Latitude"'])
  expect(await shown(`${PICTURE}<p>Lenovo ThinkPad T480</p><p>Dell Latitude</p>`)).toEqual([])
  expect(
    await shown(`<div style="position:relative">${PICTURE}<b style="position:absolute;top:0">Ilustracja</b></div>`),
  ).toEqual([])
  const long = 'Lenovo ThinkPad X1 Carbon Gen 7 16 GB'
  expect(
    await shown(
      `<div style="display:flex;width:200px"><p style="overflow:hidden;text-overflow:ellipsis;white-space:nowrap">${long}</p><p>2 szt.</p></div>`,
    ),
  ).toEqual([])
})
