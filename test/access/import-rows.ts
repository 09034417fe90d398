import type { Rows } from './row.ts'

export const importRows: Rows = {}
