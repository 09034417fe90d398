import { expect, test } from 'vitest'
import { readScan } from './read-scan.ts'

test.each([
  ['352099001761481', { read: 'number', kind: 'imei', plain: '352099001761481' }],
  ['35-209900-176148-1', { read: 'number', kind: 'imei', plain: '352099001761481' }],
  ['352099001761482', { read: 'wrongImei' }],
  ['c02xg2jhjgh5', { read: 'code', code: 'C02XG2JHJGH5', serial: 'C02XG2JHJGH5' }],
  ['PF-3K 2QW9', { read: 'number', kind: 'serial', plain: 'PF-3K2QW9' }],
  ['7K3M 9QWD 2RTV', { read: 'code', code: '7K3M9QWD2RTV', serial: '7K3M9QWD2RTV' }],
  ['https://market.example/units/7K3M9QWD2RTV', { read: 'code', code: '7K3M9QWD2RTV', serial: null }],
  ['https://market.example/01/05901234123457/235/7K3M9QWD2RTV', { read: 'code', code: '7K3M9QWD2RTV', serial: null }],
  ['https://elsewhere.example/thing/12345678', { read: 'unknown' }],
  ['5901234123457', { read: 'gtin', gtin: '05901234123457' }],
  ['5901234123458', { read: 'number', kind: 'serial', plain: '5901234123458' }],
  ['ab', { read: 'unknown' }],
  ['', { read: 'unknown' }],
])('%s is read as %j', (text, scan) => {
  expect(readScan(text)).toEqual(scan)
})
