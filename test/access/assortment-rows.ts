import type { Rows } from './row.ts'

export const assortmentRows: Rows = {}
