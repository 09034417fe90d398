import type { shopsErrors as master } from '../pl-PL/errors-shops.ts'
import type { Same } from '../shape.ts'

export const shopsErrors: Same<typeof master> = {}
