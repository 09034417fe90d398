import { once } from 'node:events'
import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_PDF, upload } from '../../../../test/factories/company.ts'
import { type Delivered, deliveredOrder } from '../../../../test/factories/delivered.ts'
import { anOperator } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { runJob, type TestMarket, testMarket } from '../../../../test/market.ts'
import { CASE_FILE_MB, FILES_AT_ONCE, MOST_FILES, MOST_WAITING } from '../rules/files.ts'

let market: TestMarket
let operator: Record<string, string>
let seller: Awaited<ReturnType<typeof aTeam>>
let sell: () => Promise<Delivered>
beforeAll(async () => {
  market = await testMarket()
  operator = (await anOperator(market)).auth
  seller = await aTeam(market)
  const { versionId } = await aProduct(market.deps, seller.companyId, { quantity: 50, price: 10_003 })
  sell = () => deliveredOrder(market, { companyId: seller.companyId, versionId, auth: seller.owner })
})
afterAll(() => market.close())

const WORDS = 'Ekran gaśnie po godzinie.'
type Side = { at: string; auth: Record<string, string> }
/** A complaint, as its three sides reach it. */
async function complaint() {
  const { key, number, itemId } = await sell()
  const lines = [{ itemId, quantity: 1 }]
  const asked = { kind: 'claim', name: 'Anna Lis', email: 'anna@example.com', words: WORDS, wish: 'repair', lines }
  const { json } = await market.api('POST', `/api/purchases/${key}/orders/${number}/returns`, asked)
  const id: number = json.id
  return {
    ...{ id, key },
    buyer: { at: `/api/purchases/${key}/cases/${id}`, auth: {} },
    seller: { at: `/api/companies/${seller.companyId}/returns/${id}`, auth: seller.owner },
    operator: { at: `/api/admin/disputes/${id}`, auth: operator },
  }
}
const aPdf = () => Buffer.concat([A_PDF, Buffer.from(`%${Math.random()}\n%%EOF`)])
const add = ({ at, auth }: Side, bytes: Buffer = aPdf(), name = 'dowod.pdf') =>
  upload(market, 'POST', `${at}/files?${new URLSearchParams({ name })}`, bytes, auth)
const say = ({ at, auth }: Side, files: number[], words = WORDS) =>
  market.api('POST', `${at}/statements`, { words, files }, auth)
const get = ({ at, auth }: Side, id: number, more = '') =>
  fetch(`${market.url}${at}/files/${id}${more}`, { headers: auth })
const code = ({ status, json }: { status: number; json: { code: string } }) => [status, json.code]
const keysOf = async (id: number): Promise<string[]> =>
  (await market.query('select file_key from return_files where case_id = $1 order by id', [id])).rows.map(
    ({ file_key }) => file_key,
  )

/** With the place it was taken at. */
const aPhoto = () =>
  sharp({ create: { width: 900, height: 500, channels: 3, background: '#789' } })
    .withExif({ IFD0: { Copyright: 'Anna Lis' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
    .jpeg()
    .toBuffer()

test('R15 both sides send files with what they say, guests by the key; each reads those of the other, and so does the operator', async () => {
  const { id, ...sides } = await complaint()
  const photo = await add(sides.buyer, await aPhoto(), '../Ekran\u202Egpj.exe')
  const paper = await add(sides.buyer, A_PDF)
  expect([photo.status, paper.status]).toEqual([201, 201])
  // Nobody sees what nobody has said yet.
  expect((await get(sides.buyer, photo.json.id)).status).toBe(404)
  expect((await get(sides.seller, photo.json.id)).status).toBe(404)
  const said = await say(sides.buyer, [photo.json.id, paper.json.id])
  expect(said).toMatchObject({
    status: 200,
    json: {
      statements: [
        {
          ...{ by: 'buyer', words: WORDS },
          files: [
            { id: photo.json.id, name: 'Ekrangpj.jpg', isPicture: true },
            { id: paper.json.id, name: 'dowod.pdf', isPicture: false, size: A_PDF.byteLength },
          ],
        },
      ],
    },
  })
  // The same form once more says it once.
  expect((await say(sides.buyer, [photo.json.id, paper.json.id])).json.statements).toHaveLength(1)
  const answer = (await add(sides.seller)).json.id
  const words = 'Upadek, nie wada: w załączeniu ekspertyza.'
  expect((await market.api('POST', `${sides.seller.at}/reject`, { words }, seller.owner)).status).toBe(200)
  // An ended case is brought before the operator with files.
  const late = (await add(sides.buyer)).json.id
  const asked = await market.api('POST', `${sides.buyer.at}/dispute`, { words: WORDS, files: [late] })
  expect(asked).toMatchObject({ status: 200, json: { status: 'disputed' } })
  expect((await say(sides.seller, [answer], words)).status).toBe(200)
  const note = (await add(sides.operator)).json.id
  expect((await say(sides.operator, [note])).status).toBe(200)
  for (const side of [sides.buyer, sides.seller, sides.operator]) {
    for (const file of [photo.json.id, answer, late, note]) {
      const got = await get(side, file)
      expect([got.status, got.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
      expect(got.headers.get('content-disposition')).toMatch(/^attachment; /)
      expect(got.headers.get('cache-control')).toBe('no-store')
      expect(got.headers.get('content-type')).toBe(file === photo.json.id ? 'image/jpeg' : 'application/pdf')
    }
  }
  const picture = await sharp(Buffer.from(await (await get(sides.seller, photo.json.id)).arrayBuffer())).metadata()
  expect([picture.width, picture.exif]).toEqual([900, undefined])
  const small = await get(sides.operator, photo.json.id, '?preview=true')
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320)
  expect((await get(sides.operator, answer, '?preview=true')).status).toBe(404)
  // What the operator opens is on record.
  const { rows } = await market.query(
    `select count(*)::int from audit_log where action = 'caseFileRead' and (detail->>'case')::int = $1`,
    [id],
  )
  expect(rows).toEqual([{ count: 4 }])
  // On the disk they are sealed.
  const [first = ''] = await keysOf(id)
  expect((await market.deps.files.read(first))?.subarray(0, 2).toString('hex')).not.toBe('ffd8')
})

test('other purchases, other companies and other cases do not find a file, nor take it', async () => {
  const [one, other] = [await complaint(), await complaint()]
  const file = (await add(one.buyer)).json.id
  const stranger = await aTeam(market)
  const wrong: Side[] = [
    { at: `/api/purchases/${other.key}/cases/${one.id}`, auth: {} },
    { at: `/api/companies/${stranger.companyId}/returns/${one.id}`, auth: stranger.owner },
  ]
  for (const side of wrong) {
    expect(code(await add(side))).toEqual([404, 'case_not_found'])
    expect(code(await say(side, [file]))).toEqual([404, 'case_not_found'])
  }
  for (const side of [other.buyer, one.seller]) {
    expect(code(await say(side, [file]))).toEqual([422, 'case_file_unknown'])
  }
  expect(code(await say(one.buyer, [file, file]))).toEqual([422, 'case_file_unknown'])
  expect((await say(one.buyer, [file])).status).toBe(200)
  expect(code(await say(one.buyer, [file], 'Jeszcze raz.'))).toEqual([422, 'case_file_unknown'])
  for (const side of [...wrong, other.buyer, other.seller, other.operator]) {
    expect((await get(side, file)).status).toBe(404)
  }
  expect((await get({ ...one.seller, auth: stranger.owner }, file)).status).toBe(404)
  expect((await get({ ...one.seller, auth: {} }, file)).status).toBe(401)
  expect((await get({ ...one.operator, auth: seller.owner }, file)).status).toBe(403)
})

test('what is no picture and no PDF is refused, whatever it is called; nothing of it stays', async () => {
  const { buyer, id } = await complaint()
  const jpeg = await aPhoto()
  const refused: [string, Buffer, string][] = [
    ['a drawing that runs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'a.svg'],
    ['a page called a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'zdjecie.jpg'],
    ['a page that begins as a picture', Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<script>')]), 'a.jpg'],
    ['a program', Buffer.from('MZ\u0090'), 'dowod.pdf'],
    ['a PDF without an end', Buffer.from('%PDF-1.7 <script>alert(1)</script>'), 'dowod.pdf'],
  ]
  for (const [what, bytes, name] of refused) {
    expect([what, ...code(await add(buyer, bytes, name))]).toEqual([what, 422, 'not_evidence'])
  }
  const empty = await add(buyer, Buffer.alloc(0))
  expect([empty.status >= 400 && empty.status < 500, empty.json.code]).toEqual([true, expect.any(String)])
  const large = Buffer.concat([A_PDF, Buffer.alloc(CASE_FILE_MB * 1024 * 1024), Buffer.from('%%EOF')])
  expect(code(await add(buyer, large))).toEqual([413, 'file_too_large'])
  expect((await add(buyer, aPdf(), '')).status).toBe(422)
  // A picture of a few bytes that unpacks to gigabytes.
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(code(await add(buyer, bomb))).toEqual([422, 'picture_too_big'])
  expect(await keysOf(id)).toEqual([])
})

test('a picture with a page hidden behind it comes out as a picture alone; a PDF is kept as it is and never opened', async () => {
  const { buyer } = await complaint()
  const polyglot = Buffer.concat([await aPhoto(), Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF')])
  // Streams that unpack without end are only bytes here.
  const bomb = Buffer.concat([
    A_PDF,
    Buffer.from('stream /FlateDecode '),
    Buffer.alloc(50_000, 120),
    Buffer.from('%%EOF'),
  ])
  const files = [(await add(buyer, polyglot, 'a.html')).json.id, (await add(buyer, bomb)).json.id]
  expect((await say(buyer, files)).json.statements[0].files).toMatchObject([{ name: 'a.jpg' }, { name: 'dowod.pdf' }])
  const [picture, paper] = await Promise.all(
    files.map(async (id) => Buffer.from(await (await get(buyer, id)).arrayBuffer())),
  )
  expect(picture?.toString('latin1')).not.toContain('script')
  expect(paper?.equals(bomb)).toBe(true)
})

test('a file that is cut off on its way, or shorter than it says, leaves nothing', async () => {
  const { buyer, id } = await complaint()
  const { hostname, port } = new URL(market.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    `POST ${buyer.at}/files?name=a.pdf HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/octet-stream\r\n` +
      `content-length: 5000\r\n\r\n${A_PDF.toString('latin1')}`,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await keysOf(id)).toEqual([])
  expect((await add(buyer)).status).toBe(201)
})

test('a disk without room is told, and nothing of the file is kept', async () => {
  const full = await testMarket({ env: { MIN_FREE_MB: '1000000000' } })
  const refused = await upload(full, 'POST', `/api/purchases/${'x'.repeat(43)}/cases/1/files?name=a.pdf`, A_PDF, {})
  expect(code(refused)).toEqual([503, 'disk_full'])
  await full.close()
})

test('five files a statement, so many a side, also where two statements are sent at once; the other side keeps its room', async () => {
  const { id, ...sides } = await complaint()
  const several = async (count: number) => {
    const ids: number[] = []
    for (let one = 0; one < count; one += 1) ids.push((await add(sides.buyer)).json.id)
    return ids
  }
  expect((await say(sides.buyer, await several(FILES_AT_ONCE + 1))).status).toBe(422)
  await market.query('delete from return_files where case_id = $1', [id])
  const [first, second] = [await several(FILES_AT_ONCE), await several(FILES_AT_ONCE)]
  const answers = await Promise.all([say(sides.buyer, first, 'Pierwsza.'), say(sides.buyer, second, 'Druga.')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('too_many_case_files')
  // What was refused said nothing.
  const { statements } = (await market.api('GET', sides.buyer.at)).json
  expect(statements).toHaveLength(1)
  const rest = answers[0]?.status === 200 ? second : first
  expect((await say(sides.buyer, rest.slice(0, MOST_FILES.buyer - FILES_AT_ONCE), 'Reszta.')).status).toBe(200)
  expect(code(await add(sides.buyer))).toEqual([409, 'too_many_case_files'])
  expect((await add(sides.seller)).status).toBe(201)
})

test('the same file again is the same file; what no statement takes goes after an hour, the oldest of many at once', async () => {
  const { id, buyer } = await complaint()
  const bytes = aPdf()
  const [one, again] = [await add(buyer, bytes), await add(buyer, bytes)]
  expect(again.json.id).toBe(one.json.id)
  const [key = ''] = await keysOf(id)
  for (let more = 0; more < MOST_WAITING; more += 1) await add(buyer)
  await market.runJobs()
  expect([await market.deps.files.read(key), (await keysOf(id)).length]).toEqual([undefined, MOST_WAITING])
  const kept = (await add(buyer)).json.id
  await market.runJobs()
  await say(buyer, [kept])
  for (const left of await keysOf(id)) await runJob(market, 'returns.removeFile', { fileKey: left })
  const [only = '', ...others] = await keysOf(id)
  expect([others, (await market.deps.files.read(only)) !== undefined]).toEqual([[], true])
  expect((await get(buyer, kept)).status).toBe(200)
})

test('files go a year after they came, once the case is over; the words stay', async () => {
  const { id, buyer } = await complaint()
  await say(buyer, [(await add(buyer)).json.id])
  const [key = ''] = await keysOf(id)
  const there = async () => {
    await runJob(market, 'returns.purgeFiles')
    await market.runJobs()
    return (await market.deps.files.read(key)) !== undefined
  }
  const age = (what: string, days: number) =>
    market.query(
      what === 'case'
        ? `update return_cases set updated_at = now() - $2 * interval '1 day' where id = $1`
        : `update return_files set added_at = now() - $2 * interval '1 day' where case_id = $1`,
      [id, days],
    )
  await age('file', 400)
  await age('case', 400)
  // It is open.
  expect(await there()).toBe(true)
  expect((await market.api('POST', `${buyer.at}/cancel`)).status).toBe(200)
  expect(await there()).toBe(true)
  await age('case', 364)
  expect(await there()).toBe(true)
  await age('case', 366)
  expect(await there()).toBe(false)
  expect((await market.api('GET', buyer.at)).json.statements).toMatchObject([{ words: WORDS, files: [] }])
  // It is over: nothing more is taken.
  expect(code(await add(buyer))).toEqual([409, 'case_closed'])
})
