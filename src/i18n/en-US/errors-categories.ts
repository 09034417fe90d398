import type { categoriesErrors as master } from '../pl-PL/errors-categories.ts'
import type { Same } from '../shape.ts'

export const categoriesErrors: Same<typeof master> = {}
