import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHouse } from '../../../test/factories/offer.ts'
import { anImei } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { problemsOf } from '../../../tools/verify-unit.mjs'
import type { UnitRecord } from './contract.ts'
import { canonicalJson } from './rules/canonical.ts'
import { flawless } from './rules/examples.ts'

let market: TestMarket
let record: UnitRecord
let code: string
beforeAll(async () => {
  market = await testMarket()
  const house = await aHouse(market)
  const at = `/api/companies/${house.companyId}/units`
  const received = await market.api(
    'POST',
    at,
    { units: [{ name: 'Phone', group: 'phones', number: { kind: 'imei', plain: anImei() } }] },
    house.auth,
  )
  code = received.json.results[0].unit.code
  await market.api('PUT', `${at}/${code}/facts`, { facts: flawless('phones') }, house.auth)
  const reason = 'The frame is bent a little'
  await market.api('POST', `${at}/${code}/grade`, { grade: 'C', reason }, house.auth)
  record = (await market.api('GET', `/api/units/${code}/record`)).json
})
afterAll(() => market.close())

const changed = (change: (copy: UnitRecord) => void): string[] => {
  const copy = structuredClone(record)
  change(copy)
  return problemsOf(copy, [record.head.key])
}
const event = (copy: UnitRecord, at: number) => copy.events[at] as UnitRecord['events'][number]

describe('R22 the record of a unit', () => {
  test('is whole as it was downloaded', () => {
    expect(record.events.map(({ kind }) => kind)).toEqual(['received', 'tested', 'graded', 'graded'])
    expect(problemsOf(record, [record.head.key])).toEqual([])
  })
  test.each<[string, (copy: UnitRecord) => void]>([
    ['a changed fact', (copy) => Object.assign(event(copy, 1).data, { facts: {} })],
    ['another day', (copy) => Object.assign(event(copy, 1), { at: '2020-01-01T00:00:00.000Z' })],
    ['other words', (copy) => Object.assign(event(copy, 3), { note: 'As new' })],
    ['another name', (copy) => Object.assign(copy.head, { name: 'Phone Pro' })],
    ['a removed event', (copy) => void copy.events.splice(1, 1)],
    ['a removed beginning', (copy) => void copy.events.shift()],
    ['a removed end', (copy) => void copy.events.pop()],
    ['events that changed places', (copy) => void copy.events.splice(1, 2, event(copy, 2), event(copy, 1))],
    ['an event told twice', (copy) => void copy.events.push(event(copy, 3))],
    [
      'an end that is cut with its head set back',
      (copy) => {
        copy.events.pop()
        Object.assign(copy.head, { seq: 3, hash: event(copy, 2).hash })
      },
    ],
    [
      'a foreign key under the name of ours',
      (copy) => {
        const { publicKey } = generateKeyPairSync('ed25519')
        Object.assign(copy.keys[0] as object, {
          publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
        })
      },
    ],
  ])('%s is found', (_, change) => expect(changed(change)).not.toEqual([]))
  test('signed anew as a whole with another key, it is not the market’s', () => {
    const problems = changed((copy) => {
      const { publicKey, privateKey } = generateKeyPairSync('ed25519')
      const der = publicKey.export({ format: 'der', type: 'spki' })
      const key = createHash('sha256').update(der).digest('hex')
      const signed = (hash: Buffer) => sign(null, hash, privateKey).toString('base64')
      copy.keys = [{ id: key, publicKey: der.toString('base64'), since: copy.head.at }]
      Object.assign(event(copy, 1).data, { facts: { ...flawless('phones'), counter: 1 } })
      let prev: string | null = null
      for (const one of copy.events) {
        const { v, unit, seq, at, kind, by, data } = one
        const hash: Buffer = createHash('sha256')
          .update(canonicalJson({ v, unit, seq, at, kind, by, data, prev }))
          .digest()
        Object.assign(one, { prev, hash: hash.toString('hex'), signature: signed(hash), key })
        prev = hash.toString('hex')
      }
      const { signature: _, ...head } = { ...copy.head, hash: prev, key }
      const hash = createHash('sha256').update(canonicalJson(head)).digest()
      Object.assign(copy.head, { ...head, signature: signed(hash) })
    })
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.every((one) => one.includes('do not trust'))).toBe(true)
  })
  test('words of a person can be taken out of it, and it still verifies', async () => {
    await market.query(
      `update unit_events set note = null, note_salt = null where unit_id = (select id from units where code = $1)`,
      [code],
    )
    const { json } = await market.api('GET', `/api/units/${code}/record`)
    expect(json.events[3].note).toBeNull()
    expect(problemsOf(json, [record.head.key])).toEqual([])
  })
  test('what was written stays: the database refuses to change, remove and empty it', async () => {
    for (const text of [
      `update unit_events set kind = 'sold'`,
      `update unit_events set note = 'other', note_salt = '1'`,
      'delete from unit_events',
      'truncate unit_events cascade',
    ]) {
      await expect(market.query(text)).rejects.toThrow()
    }
  })
})
