import type { Rows } from './row.ts'

export const sellingRows: Rows = {}
