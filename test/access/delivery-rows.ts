import type { Rows } from './row.ts'

export const deliveryRows: Rows = {}
