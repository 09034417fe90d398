import type { logisticsErrors as master } from '../pl-PL/errors-logistics.ts'
import type { Same } from '../shape.ts'

export const logisticsErrors: Same<typeof master> = {}
