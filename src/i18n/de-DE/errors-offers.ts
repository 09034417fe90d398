import type { offersErrors as master } from '../pl-PL/errors-offers.ts'
import type { Same } from '../shape.ts'

export const offersErrors: Same<typeof master> = {}
