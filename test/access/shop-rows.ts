import type { Rows } from './row.ts'

export const shopRows: Rows = {}
