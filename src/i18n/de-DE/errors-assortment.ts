import type { assortmentErrors as master } from '../pl-PL/errors-assortment.ts'
import type { Same } from '../shape.ts'

export const assortmentErrors: Same<typeof master> = {}
