import type { Grade, ProductState } from '../../../../domains/catalog/contract.ts'
import type { ImportReading, ImportSettings } from '../../../../domains/imports/contract.ts'

// What the contract allows; browsers do not load it.
export const ENCODINGS = [
  'utf-8',
  'windows-1250',
  'windows-1252',
  'iso-8859-2',
  'utf-16le',
  'utf-16be',
] as const satisfies readonly ImportReading['encoding'][]
export const SEPARATORS = [
  [',', 'separator_comma'],
  [';', 'separator_semicolon'],
  ['\t', 'separator_tab'],
  ['|', 'separator_bar'],
] as const satisfies readonly (readonly [ImportReading['separator'], string])[]
export const DECIMAL_MARKS = ['auto', 'comma', 'point'] as const satisfies readonly ImportReading['decimalMark'][]
export const CURRENCIES = [
  'PLN',
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CZK',
  'SEK',
  'DKK',
  'NOK',
  'HUF',
  'UAH',
] as const satisfies readonly ImportSettings['currency'][]
export const STATES = ['new', 'used', 'damaged'] as const satisfies readonly ProductState[]
export const GRADES = ['openBox', 'A', 'B', 'C', 'D', 'repairable', 'forParts'] as const satisfies readonly Grade[]
export const STATUSES = [
  'published',
  'draft',
  'paused',
] as const satisfies readonly ImportSettings['defaults']['status'][]
export const MODES = ['partial', 'allOrNothing'] as const satisfies readonly ImportSettings['mode'][]
