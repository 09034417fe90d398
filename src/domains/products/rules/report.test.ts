import { expect, test } from 'vitest'
import { checkReport, fitReport, reportInWords, type StoredReport, wasChecked } from './report.ts'

const names = (name: string) => ({ 'pl-PL': name })
const list = [
  { key: 'power', names: names('Włączanie') },
  { key: 'ports', names: names('Złącza') },
]
const report = (points: StoredReport['points'], day = '2026-11-20'): StoredReport => ({
  by: 'Marek',
  day,
  note: '',
  points,
})
const rules = { known: new Set(['power', 'ports', 'shutter']), today: '2026-11-27' }
const wrong = (one: StoredReport) => checkReport(one, rules).map(({ field, code }) => [field, code])

test('E07 a report names points of the trade, each once, and a day that has come', () => {
  expect(wrong(report([{ key: 'power', result: 'works' }], '2026-11-27'))).toEqual([])
  expect(wrong(report([{ key: 'power', result: 'works' }], '2026-11-28'))).toEqual([['report.day', 'day_in_future']])
  const points = ['power', 'magic', 'power'].map((key) => ({ key, result: 'works' as const }))
  expect(wrong(report(points))).toEqual([
    ['report.points.1.key', 'invalid'],
    ['report.points.2.key', 'invalid'],
  ])
})

test('E07 what another category has is not told, and nothing left is no report', () => {
  const of = report([
    { key: 'shutter', result: 'works' },
    { key: 'ports', result: 'fails' },
    { key: 'power', result: 'works' },
  ])
  expect(fitReport(of, list)?.points.map(({ key }) => key)).toEqual(['ports', 'power'])
  // In the order of the list, whatever was sent.
  expect(reportInWords(of, list)?.points).toEqual([
    { name: names('Włączanie'), result: 'works' },
    { name: names('Złącza'), result: 'fails' },
  ])
  expect(reportInWords(report([{ key: 'shutter', result: 'works' }]), list)).toBeNull()
  expect(reportInWords(null, list)).toBeNull()
})

test('E07 a list on which nothing was checked is no check; what failed was checked', () => {
  expect(wasChecked(null)).toBe(false)
  expect(wasChecked(report([{ key: 'power', result: 'notChecked' }]))).toBe(false)
  expect(wasChecked(report([{ key: 'power', result: 'fails' }]))).toBe(true)
})
