import type { importsErrors as master } from '../pl-PL/errors-imports.ts'
import type { Same } from '../shape.ts'

export const importsErrors: Same<typeof master> = {
  key_scope: 'Der API-Schlüssel darf das nicht',
}
