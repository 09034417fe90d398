import fc, { type Arbitrary } from 'fast-check'

/** What of JSON Schema the description of the API uses. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
}

/** Texts that have broken programs before; none is longer than a form would send. */
const HOSTILE = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮evil',
  '🧨'.repeat(40),
  'a'.repeat(5000),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '=HYPERLINK("http://x.example")',
  'NaN',
  '1e999',
  '-0',
  '9007199254740993',
  '0x10',
  '2026-02-31',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  'ｆｕｌｌｗｉｄｔｈ１２',
  '١٢٣',
  'null',
  '__proto__',
  '%',
  '\\',
  'a\r\nX-Injected: 1',
]
const NUMBERS = [0, -0, -1, 1, 2, 0.1, 1e21, -1e21, 2 ** 31, 2 ** 31 - 1, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308]
const FORMATS: Record<string, readonly string[]> = {
  email: ['ola@example.com', 'ola@', '@', `${'a'.repeat(300)}@example.com`],
  uri: ['https://example.com', 'javascript:alert(1)', 'http://[::1]', 'http://169.254.169.254/latest'],
  date: ['2026-11-26', '2026-02-30', '9999-12-31', '0001-01-01'],
  'date-time': ['2026-11-26T12:00:00Z', '2026-11-26T12:00:00+25:00', '9999-12-31T23:59:59.999Z'],
  uuid: ['6b1cbf4e-8a3e-4a7e-9a0e-2f6b8a1d3c4e', '00000000-0000-0000-0000-000000000000'],
  time: ['12:00:00', '24:00', '25:61'],
}

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
)

/** Of any type, as deep as no form is. */
export const anything: Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 4 },
  { arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[[]]], { a: { b: [] } }), weight: 3 },
  { arbitrary: fc.constantFrom(...NUMBERS), weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
)

/** A value that fits the schema, most of the time, and now and then one that does not. */
export function arbitraryOf(schema: Schema, depth = 0): Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(schema, depth), weight: 14 }, { arbitrary: anything, weight: 1 })
}

function fitting(schema: Schema, depth: number): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map((one) => arbitraryOf(one, depth)))
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf), depth)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  return fc.oneof(...types.map((type) => ofType(type, schema, depth)))
}

function ofType(type: string | undefined, schema: Schema, depth: number): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'string':
      return textOf(schema)
    case 'array':
      return arrayOf(schema, depth)
    case 'object':
      return objectOf(schema, depth)
    default:
      return anything
  }
}

function numberOf({ minimum = -(2 ** 53), maximum = 2 ** 53 }: Schema): Arbitrary<number> {
  const small = { min: Math.max(Math.ceil(minimum), -5), max: Math.min(Math.floor(maximum), 1000) }
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1)
  return small.min <= small.max ? fc.oneof(fc.integer(small), edges) : edges
}

function textOf({ format, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  const known = format && FORMATS[format]
  if (known) return fc.constantFrom(...known)
  const most = Math.min(Math.max(maxLength, minLength), 400)
  return fc.oneof(
    { arbitrary: fc.string({ minLength: Math.min(minLength, most), maxLength: most }), weight: 2 },
    { arbitrary: fc.integer({ min: 1, max: 40 }).map(String), weight: 2 },
    { arbitrary: hostileText, weight: 1 },
  )
}

function arrayOf(schema: Schema, depth: number): Arbitrary<unknown> {
  if (depth > 5) return fc.constant([])
  const { items = {}, prefixItems, minItems = 0, maxItems = 3 } = schema
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => arbitraryOf(one, depth + 1)))
  const maxLength = Math.max(minItems, Math.min(maxItems, 3))
  return fc.array(arbitraryOf(items, depth + 1), { minLength: Math.min(minItems, maxLength), maxLength })
}

function objectOf(schema: Schema, depth: number): Arbitrary<unknown> {
  if (depth > 5) return fc.constant({})
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0) {
    const names = propertyNames?.enum?.map(String) ?? ['pl-PL', 'en-US', '1', 'x', '__proto__']
    return fc.dictionary(fc.constantFrom(...names), arbitraryOf(additionalProperties, depth + 1), { maxKeys: 3 })
  }
  const models = Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, depth + 1)] as const)
  return fc.record(Object.fromEntries(models), { requiredKeys: required.filter((name) => name in properties) })
}
