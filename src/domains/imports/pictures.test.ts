import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { aPicture, upload } from '../../../test/factories/company.ts'
import { anImporter, countsOf } from '../../../test/factories/imports.ts'
import { startPictureServer } from '../../../test/fakes/picture-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { fetchPicture } from './adapters/fetch-picture.ts'

let market: TestMarket
let web: Awaited<ReturnType<typeof startPictureServer>>
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  web = await startPictureServer()
  market = await testMarket({ env: { PRIVATE_PICTURES: '1' } })
  seller = await anImporter(market)
})
afterAll(async () => {
  await market.close()
  await web.close()
})

const HEAD = 'Symbol;Nazwa;Producent;Kategoria;Cena;Zdjęcia'
const row = (code: string, pictures: string) => `${code};Laptop;Dell;laptops;100;${pictures}`
const imagesOf = async (code: string): Promise<{ key: string; width: number; height: number }[]> =>
  (await seller.product(code)).images

async function zip(files: Record<string, Buffer>): Promise<Buffer> {
  const made = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) made.addBuffer(bytes, name)
  made.end()
  const parts: Buffer[] = []
  for await (const part of made.outputStream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
const sendZip = (id: number, bytes: Buffer) =>
  upload(market, 'PUT', `${seller.base}/${id}/pictures?name=zdjecia.zip`, bytes, seller.auth)

describe('E07 V07 pictures by address', () => {
  test('are fetched, made anew, and fetched once only', async () => {
    const table = [HEAD, row('U-1', `${web.url}/good.png|${web.url}/good-2.png`), row('U-2', `${web.url}/moved.png`)]
    const done = await seller.bring(table.join('\n'))
    expect(countsOf(done)).toMatchObject({ status: 'done', created: 2 })
    expect(done.progress).toMatchObject({ picturesTotal: 2, picturesDone: 2, warnings: 0 })
    const images = await imagesOf('U-1')
    expect(images).toMatchObject([
      { width: 60, height: 40 },
      { width: 60, height: 40 },
    ])
    expect((await fetch(`${market.url}/files/${images[0]?.key}-160.webp`)).headers.get('content-type')).toBe(
      'image/webp',
    )
    const asked = web.asked.length
    expect(countsOf(await seller.bring(table.join('\n')))).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(web.asked).toHaveLength(asked)
  })
  test('that fail are reported; the product is taken', async () => {
    const bad = ['gone', 'broken', 'page', 'huge', 'round'].map((name) => row(`W-${name}`, `${web.url}/${name}.png`))
    const done = await seller.bring([HEAD, ...bad, row('W-none', 'ftp://example.com/x.png')].join('\n'))
    expect(countsOf(done)).toMatchObject({ created: 6, rejected: 0 })
    const problems = await seller.problems(done.id, '?severity=warning')
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'picture_not_found'],
      [3, 'picture_unreachable'],
      [4, 'not_a_picture'],
      [5, 'picture_too_heavy'],
      [6, 'picture_unreachable'],
      [7, 'picture_address_invalid'],
    ])
    expect(await imagesOf('W-gone')).toEqual([])
  })
  test('of a server that does not answer are not waited for', async () => {
    const slow = fetchPicture(`${web.url}/slow.png`, { privatePictures: true }, { patience: 200 })
    await expect(slow).rejects.toMatchObject({ code: 'picture_unreachable' })
  })
  test('never lead into private networks', async () => {
    const inside = [
      `${web.url}/good.png`,
      `http://localhost:${web.port}/good.png`,
      'http://10.1.2.3/x.png',
      'http://[::1]/x.png',
      'http://[::ffff:127.0.0.1]/x.png',
      'http://[fd00::1]/x.png',
      'http://169.254.169.254/latest/meta-data',
      'http://2130706433/x.png',
      'http://0x7f.1/x.png',
    ]
    const asked = web.asked.length
    for (const url of inside) {
      await expect(fetchPicture(url, { privatePictures: false })).rejects.toMatchObject({
        code: 'picture_address_refused',
      })
    }
    expect(web.asked).toHaveLength(asked)
    await expect(fetchPicture('http://user:pass@example.com/x.png', { privatePictures: true })).rejects.toMatchObject({
      code: 'picture_address_invalid',
    })
  })
})

describe('E07 V07 pictures in an archive', () => {
  test('are found by their names', async () => {
    const view = await seller.send([HEAD, row('Z-1', 'Przod.PNG|tyl.png'), row('Z-2', 'brak.png')].join('\n'))
    const archive = await zip({
      'zdjecia/przod.png': await aPicture(50, 30).png().toBuffer(),
      'zdjecia/tyl.png': await aPicture(30, 50).png().toBuffer(),
      'zdjecia/inne.txt': Buffer.from('x'),
    })
    const sent = await sendZip(view.id, archive)
    expect(sent.json.pictures).toEqual({ name: 'zdjecia.zip', files: 3 })
    const done = await seller.finish(view.id, 'run')
    expect(countsOf(done)).toMatchObject({ created: 2, rejected: 0 })
    expect(await imagesOf('Z-1')).toMatchObject([
      { width: 50, height: 30 },
      { width: 30, height: 50 },
    ])
    expect((await seller.problems(done.id)).map(({ line, value, code }) => [line, value, code])).toEqual([
      [3, 'brak.png', 'picture_not_in_archive'],
    ])
  })
  test.each<[string, string, () => Promise<Buffer>]>([
    ['no archive', 'not_an_archive', async () => Buffer.from('not a zip at all')],
    ['a bomb', 'archive_unsafe', () => zip({ 'a.png': Buffer.alloc(19_000_000) })],
    [
      'too many files',
      'archive_unsafe',
      () => zip(Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`${n}`, Buffer.alloc(0)]))),
    ],
    [
      'a name that leads out',
      'archive_unsafe',
      async () =>
        Buffer.from(
          (await zip({ 'aa/bb/cc.png': Buffer.from('x') })).toString('latin1').replaceAll('aa/bb/cc', '../../cc'),
          'latin1',
        ),
    ],
  ])('%s is refused', async (_, code, make) => {
    const view = await seller.send([HEAD, row('Q-1', 'a.png')].join('\n'))
    const { status, json } = await sendZip(view.id, await make())
    expect([status, json.errors?.[0]]).toMatchObject([422, { field: 'file', code }])
  })
})

test('P02 V07 pictures of another company are not taken, own ones are', async () => {
  const other = await anImporter(market)
  await seller.bring([HEAD, row('O-1', `${web.url}/good.png`)].join('\n'))
  const [image] = await imagesOf('O-1')
  const address = `/files/${image?.key}-1280.webp`
  const stolen = await other.bring([HEAD, row('S-1', address)].join('\n'))
  expect((await other.product('S-1')).images).toEqual([])
  expect(await other.problems(stolen.id)).toMatchObject([{ line: 2, code: 'image_not_found', severity: 'warning' }])
  await seller.bring([HEAD, row('O-2', address)].join('\n'))
  expect(await imagesOf('O-2')).toMatchObject([{ key: image?.key, width: 60 }])
})
