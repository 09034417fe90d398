import { SEPARATORS } from '../../../../../domains/imports/rules/import-limits.ts'
import type { Grade, ProductState } from '../../../../../domains/products/contract.ts'
import type { ImportSettings } from '../../../../parts/imports/import-types.ts'

const NAMES = {
  ',': 'separator_comma',
  ';': 'separator_semicolon',
  '\t': 'separator_tab',
  '|': 'separator_bar',
} as const satisfies Record<(typeof SEPARATORS)[number], string>

/** Separators with the keys of their names. */
export const SEPARATOR_NAMES = SEPARATORS.map((value) => ({ value, name: NAMES[value] }))

// What the catalogue's contract allows; browsers do not load it.
export const STATES = ['new', 'used', 'damaged'] as const satisfies readonly ProductState[]
export const GRADES = ['openBox', 'A', 'B', 'C', 'D', 'repairable', 'forParts'] as const satisfies readonly Grade[]
export const STATUSES = [
  'published',
  'draft',
  'paused',
] as const satisfies readonly ImportSettings['defaults']['status'][]
