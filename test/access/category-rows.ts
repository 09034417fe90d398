import type { Rows } from './row.ts'

export const categoryRows: Rows = {}
