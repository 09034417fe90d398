import type { Rows } from './row.ts'

export const siteRows: Rows = {}
