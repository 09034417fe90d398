import type { FieldError } from '../../../values/failure.ts'
import type { AttributeSchema, AttributeValues } from '../../categories/contract.ts'
import { checkAttributes } from '../../categories/rules/index.ts'

/** The values that a category knows, and which of the others were left out. */
export function fitAttributes(
  values: AttributeValues,
  schema: readonly AttributeSchema[],
): { fitting: AttributeValues; leftOut: string[] } {
  const wrong = new Set(
    checkAttributes(values, schema).map(({ field }: FieldError) => field.slice('attributes.'.length)),
  )
  const fitting = Object.fromEntries(Object.entries(values).filter(([key]) => !wrong.has(key)))
  return { fitting, leftOut: [...wrong] }
}
