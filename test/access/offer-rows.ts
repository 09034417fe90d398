import type { Rows } from './row.ts'

export const offerRows: Rows = {}
