import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aPicture, aRegisteredCompany, companyData, upload } from '../../../test/factories/company.ts'
import { aPerson } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { workOf } from '../../../test/work-of.ts'

const DRAFT = '/api/company-registrations/photo'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

/** A picture of so many bytes: what follows the last mark of a JPEG does not belong to it. */
async function heavy(bytes: number): Promise<Buffer> {
  const picture = await aPicture().jpeg().toBuffer()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

/** A real black and white PNG of so many pixels a side: gigabytes as colours, some kilobytes as a file. */
function bomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  const pixels = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

const sendDraft = (file: Buffer, headers: Record<string, string> = {}) => upload(market, 'POST', DRAFT, file, headers)
const isServed = async (key: string) => (await fetch(`${market.url}/files/${key}-320.webp`)).status === 200

describe('a visitor sends the photo of a company', () => {
  test('R03 V05 it is shown from then on', async () => {
    const { status, json } = await sendDraft(await aPicture(800, 600).jpeg().toBuffer())
    expect(status).toBe(201)
    expect(json.photoKey).toMatch(/^companies\/[\w-]{24}$/)
    const shown = await fetch(`${market.url}/files/${json.photoKey}-320.webp`)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(320)
    const { rows } = await market.query('select purpose, owner_id from draft_uploads where key = $1', [json.photoKey])
    expect(rows).toEqual([{ purpose: 'companyPhoto', owner_id: null }])
  })
  test('B06 four megabytes are taken, one byte more is not', async () => {
    await market.query('truncate throttles')
    expect((await sendDraft(await heavy(4 * 1024 * 1024))).status).toBe(201)
    const { status, json } = await sendDraft(await heavy(4 * 1024 * 1024 + 1))
    expect([status, json.errors]).toMatchObject([413, [{ field: 'file', code: 'file_too_large' }]])
  })
  test('place, time and camera are gone, and it stands upright', async () => {
    const taken = await aPicture(60, 40)
      .jpeg()
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitude: '50/1 3/1 0/1', GPSLongitude: '19/1 56/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    expect(taken.includes('SecretCamera')).toBe(true)
    const { json } = await sendDraft(taken)
    const kept = (await market.deps.files.read(`originals/${json.photoKey}.webp`)) ?? Buffer.alloc(0)
    const { exif, xmp, iptc, width, height } = await sharp(kept).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(kept.includes('SecretCamera')).toBe(false)
    expect([width, height]).toEqual([40, 60])
  })
  test('nothing that hides behind a picture is kept', async () => {
    const picture = await aPicture().png().toBuffer()
    const script = '<script>alert(document.domain)</script><?php system($_GET[0]) ?>'
    const { status, json } = await sendDraft(Buffer.concat([picture, Buffer.from(script)]))
    expect(status).toBe(201)
    const kept = await market.deps.files.read(`originals/${json.photoKey}.webp`)
    expect(kept?.includes('script')).toBe(false)
    expect(kept?.includes('php')).toBe(false)
  })
  test.each([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    [
      'an SVG with a declaration',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a GIF', () => aPicture().gif().toBuffer()],
    ['half a picture', async () => (await aPicture(900, 900).jpeg().toBuffer()).subarray(0, 400)],
    ['the first bytes of a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ])('%s is refused, whatever it is called', async (_, make) => {
    const file = await make()
    const { status, json } = await sendDraft(file, { 'content-type': 'image/jpeg' })
    expect([status, json.errors]).toMatchObject([422, [{ field: 'file', code: 'not_a_picture' }]])
  })
  test('a small file that unpacks to gigabytes is refused without unpacking it', async () => {
    const file = bomb(24_000)
    expect(file.length).toBeLessThan(200_000)
    const sent: Awaited<ReturnType<typeof sendDraft>>[] = []
    const work = await workOf(async () => sent.push(await sendDraft(file)))
    expect(work).toBeLessThan(1000)
    expect([sent[0]?.status, sent[0]?.json.errors]).toMatchObject([422, [{ field: 'file', code: 'picture_too_big' }]])
  })
  test('a form or JSON is not a file, and an empty file is none', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/json', 'text/plain']) {
      expect((await sendDraft(Buffer.from('{}'), { 'content-type': type })).status).toBe(415)
    }
    expect((await sendDraft(Buffer.alloc(0))).status).toBe(422)
  })
  test('twenty an hour are enough', async () => {
    await market.query('truncate throttles')
    const file = await aPicture(8, 8).png().toBuffer()
    for (let turn = 0; turn < 20; turn += 1) expect((await sendDraft(file)).status).toBe(201)
    const { status, json } = await sendDraft(file)
    expect([status, json.code]).toEqual([429, 'rate_limited'])
    await market.query('truncate throttles')
  })
})

describe('who registers a company', () => {
  test('R03 takes the photo along; the draft is used up', async () => {
    const photo = (await sendDraft(await aPicture().png().toBuffer())).json.photoKey
    const owner = await aPerson(market)
    const body = { company: companyData(), photoKey: photo, acceptSellerTerms: true }
    const { json } = await market.api('POST', '/api/company-registrations', body, owner.auth)
    const own = await market.api('GET', `/api/companies/${json.companyId}/data`, undefined, owner.auth)
    expect(own.json.photoKey).toBe(photo)
    expect((await market.query('select 1 from draft_uploads where key = $1', [photo])).rows).toEqual([])
    const again = { ...body, company: companyData() }
    const second = await market.api('POST', '/api/company-registrations', again, owner.auth)
    expect([second.status, second.json.errors[0]]).toMatchObject([422, { field: 'photoKey', code: 'photo_unknown' }])
  })
  test("R03 cannot take a photo that somebody else sent, nor another file's key", async () => {
    const [sender, owner] = [await aPerson(market), await aPerson(market)]
    const photo = (await sendDraft(await aPicture().png().toBuffer(), sender.auth)).json.photoKey
    await market.query(`insert into draft_uploads (key, purpose) values ('avatars/x', 'avatar')`)
    for (const photoKey of [photo, 'avatars/x', 'companies/unknown', '../../secret-key', '']) {
      const body = { company: companyData(), photoKey, acceptSellerTerms: true }
      const { status, json } = await market.api('POST', '/api/company-registrations', body, owner.auth)
      expect([photoKey, status, json.code]).toEqual([photoKey, 422, 'photo_unknown'])
    }
    const mine = { company: companyData(), photoKey: photo, acceptSellerTerms: true }
    expect((await market.api('POST', '/api/company-registrations', mine, sender.auth)).status).toBe(201)
  })
})

describe('the people of a company', () => {
  test('R18 change the photo: the new one is shown, the old one goes with all its sizes', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const path = `/api/companies/${companyId}/photo`
    const first = (await upload(market, 'PUT', path, await aPicture().png().toBuffer(), owner.auth)).json.photoKey
    expect(await isServed(first)).toBe(true)
    const second = await upload(market, 'PUT', path, await aPicture().webp().toBuffer(), owner.auth)
    expect(second.status).toBe(200)
    await market.runJobs()
    expect([await isServed(first), await isServed(second.json.photoKey)]).toEqual([false, true])
    expect(await market.deps.files.read(`sizes/${first}-320.webp`)).toBeUndefined()
    const { json } = await market.api('GET', `/api/companies/${companyId}/data`, undefined, owner.auth)
    expect(json).toMatchObject({ photoKey: second.json.photoKey, revision: 1 })
  })
  test('two new photos at once leave one, and no file of the other', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const file = await aPicture().png().toBuffer()
    const answers = await Promise.all(
      [1, 2, 3].map(() => upload(market, 'PUT', `/api/companies/${companyId}/photo`, file, owner.auth)),
    )
    await market.runJobs()
    const { json } = await market.api('GET', `/api/companies/${companyId}/data`, undefined, owner.auth)
    const served = await Promise.all(answers.map((answer) => isServed(answer.json.photoKey)))
    expect(answers.filter((_, index) => served[index]).map((answer) => answer.json.photoKey)).toEqual([json.photoKey])
  })
  test('a photo whose request died before it was kept is removed later', async () => {
    const file = await aPicture().webp().toBuffer()
    await market.deps.files.write('originals/companies/left-over.webp', file)
    await market.deps.addJob(market.deps.db, { name: 'companies.removeFile', payload: { key: 'companies/left-over' } })
    await market.runJobs()
    expect(await market.deps.files.read('originals/companies/left-over.webp')).toBeUndefined()
    const { companyId, owner } = await aRegisteredCompany(market)
    await upload(market, 'PUT', `/api/companies/${companyId}/photo`, file, owner.auth)
    const { rows } = await market.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'companies.removeFile' and run_at > now() + interval '50 minutes'`,
    )
    expect(rows.length).toBeGreaterThan(0)
  })
  test('P01 only who edits the company may; for others it does not exist', async () => {
    const { companyId } = await aSeller(market.deps)
    const file = await aPicture().png().toBuffer()
    const send = async (headers: Record<string, string>) =>
      (await upload(market, 'PUT', `/api/companies/${companyId}/photo`, file, headers)).status
    expect(await send((await aMember(market, companyId, 'manager')).auth)).toBe(200)
    expect(await send((await aMember(market, companyId, 'warehouse')).auth)).toBe(403)
    expect(await send((await aMember(market, companyId, 'accountant')).auth)).toBe(403)
    expect(await send((await aPerson(market)).auth)).toBe(404)
    expect(await send({})).toBe(401)
  })
})
