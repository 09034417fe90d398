import type { Rows } from './row.ts'

export const apiKeyRows: Rows = {}
