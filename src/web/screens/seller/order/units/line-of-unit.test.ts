import { expect, test } from 'vitest'
import { linesOfUnit, missingOf, type UnitLine, unitsFound } from './line-of-unit.ts'

const unit = (code: string, leftAt: string | null = null) => ({
  ...{ code, name: 'Pixel 7 128 GB', grade: null, number: { kind: 'imei' as const, last4: '4417' } },
  ...{ leftAt, shipmentId: null, returnedAt: null },
})
const line = (versionId: number, over: Partial<UnitLine> = {}): UnitLine => ({
  ...{ versionId, productId: 7, name: 'Pixel 7', left: 1, units: [], choices: [] },
  ...over,
})
const versions = (lines: readonly UnitLine[]) => lines.map(({ versionId }) => versionId)

test('what has left needs no unit any more', () => {
  expect(missingOf({ left: 2, units: [unit('A'), unit('B', '2026-11-20T10:00:00Z')] })).toBe(1)
  expect(missingOf({ left: 0, units: [] })).toBe(0)
})

test('a unit of one version goes to that line, one of the product alone to whichever has room', () => {
  const lines = [line(1), line(2), line(3, { productId: 9 })]
  expect(versions(linesOfUnit(lines, { productId: 7, versionId: 2 }))).toEqual([2])
  expect(versions(linesOfUnit(lines, { productId: 7, versionId: null }))).toEqual([1, 2])
  const half = [line(1, { units: [unit('A')] }), line(2)]
  expect(versions(linesOfUnit(half, { productId: 7, versionId: null }))).toEqual([2])
})

test('a unit in no offer may be any line, one of another offer is none; a full line is named, so that the reason can be told', () => {
  const lines = [line(1), line(3, { productId: 9 })]
  expect(versions(linesOfUnit(lines, { productId: null, versionId: null }))).toEqual([1, 3])
  expect(linesOfUnit(lines, { productId: 8, versionId: 5 })).toEqual([])
  expect(versions(linesOfUnit([line(1, { units: [unit('A')] })], { productId: 7, versionId: 1 }))).toEqual([1])
  expect(linesOfUnit([line(1, { left: 0 })], { productId: 7, versionId: 1 })).toEqual([])
})

test('units are found by code with spaces, the end of the number and the name', () => {
  const units = [unit('7K3M9QWD2RTV'), { ...unit('BBBB1111CCCC'), number: null, name: 'iPhone 13' }]
  const codes = (typed: string) => unitsFound(units, typed).map(({ code }) => code)
  expect(codes('7k3m 9qwd')).toEqual(['7K3M9QWD2RTV'])
  expect(codes('352099001764417')).toEqual(['7K3M9QWD2RTV'])
  expect(codes('iphone')).toEqual(['BBBB1111CCCC'])
  expect(codes('')).toHaveLength(2)
})
