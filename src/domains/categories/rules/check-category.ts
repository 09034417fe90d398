import type { FieldError } from '../../../values/failure.ts'
import type { AttributeSchema } from '../contract.ts'

type Draft = { names: { 'pl-PL': string }; attributes: readonly AttributeSchema[] }

/** What is wrong with a category (V07: its name is required) and with the fields of its schema. */
export function checkCategory({ names, attributes }: Draft): FieldError[] {
  const errors: FieldError[] = names['pl-PL'] === '' ? [{ field: 'names.pl-PL', code: 'required' }] : []
  const keys = new Set<string>()
  for (const [index, attribute] of attributes.entries()) {
    const field = `attributes.${index}`
    if (keys.has(attribute.key)) errors.push({ field: `${field}.key`, code: 'key_twice' })
    keys.add(attribute.key)
    if (attribute.names['pl-PL'].trim() === '') errors.push({ field: `${field}.names.pl-PL`, code: 'required' })
    errors.push(...checkOptions(attribute).map((error) => ({ ...error, field: `${field}.${error.field}` })))
  }
  return errors
}

function checkOptions({ type, options = [] }: AttributeSchema): FieldError[] {
  if (type !== 'enum') return options.length > 0 ? [{ field: 'options', code: 'options_not_here' }] : []
  if (options.length === 0) return [{ field: 'options', code: 'required' }]
  const values = new Set<string>()
  return options.flatMap(({ value, names }, index) => {
    const field = `options.${index}`
    const errors: FieldError[] = []
    if (!/^[a-z0-9][a-z0-9_]{0,59}$/.test(value)) errors.push({ field: `${field}.value`, code: 'invalid' })
    if (values.has(value)) errors.push({ field: `${field}.value`, code: 'key_twice' })
    if (names['pl-PL'].trim() === '') errors.push({ field: `${field}.names.pl-PL`, code: 'required' })
    values.add(value)
    return errors
  })
}
