import type { FieldError } from '../../../values/failure.ts'
import type { AttributeSchema, AttributeValues } from '../contract.ts'

/** Errors of attribute values against the schema of their category; field names are `attributes.<key>`. */
export function checkAttributes(values: AttributeValues, schema: readonly AttributeSchema[]): FieldError[] {
  const byKey = new Map(schema.map((attribute) => [attribute.key, attribute]))
  return Object.entries(values).flatMap(([key, value]) => {
    const attribute = byKey.get(key)
    const field = `attributes.${key}`
    if (!attribute) return [{ field, code: 'unknown_key' }]
    return fits(value, attribute) ? [] : [{ field, code: 'invalid' }]
  })
}

function fits(value: string | number | boolean, attribute: AttributeSchema): boolean {
  switch (attribute.type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'enum':
      return (attribute.options ?? []).some((option) => option.value === value)
    case 'text':
      return typeof value === 'string' && value.length > 0 && value.length <= 200
  }
}
