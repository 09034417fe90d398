import type { sellingErrors as master } from '../pl-PL/errors-selling.ts'
import type { Same } from '../shape.ts'

export const sellingErrors: Same<typeof master> = {}
