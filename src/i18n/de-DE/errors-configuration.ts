import type { configurationErrors as master } from '../pl-PL/errors-configuration.ts'
import type { Same } from '../shape.ts'

export const configurationErrors: Same<typeof master> = {}
