import fc, { type Arbitrary } from 'fast-check'
import { AUDIENCES, type Audience } from '../access/audiences.ts'
import type { Row } from '../access/row.ts'
import type { World } from '../access/world.ts'
import { anything, arbitraryOf, hostileText, type Schema } from './values.ts'

export type Operation = {
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string }>
}
/** One call as it is sent: `path` with its query. */
export type Shot = { key: string; method: string; path: string; audience: Audience; body?: unknown; file?: Buffer }

/** Turns a world into a request: half of them are what a caller would send, spoilt in one place; the others follow the schema alone. */
export type Aim = (world: World) => Shot

/** Requests for one operation. */
export function requestsOf(key: string, operation: Operation, row: Row): Arbitrary<Aim> {
  const [method = 'GET', pattern = '/'] = key.split(' ')
  const audience = fc.constantFrom(...likely(row))
  const query = queryOf(operation)
  const schema = operation.requestBody?.content['application/json']?.schema
  const generated = fc.tuple(audience, query, schema ? arbitraryOf(schema) : fc.constant(undefined), spoiltPath).map(
    ([who, more, body, spoil]): Aim =>
      (world) => {
        const { path, file } = row.request(world, who)
        return shot({ key, method, audience: who, path: spoil(bare(path), pattern) + more, body, file })
      },
  )
  const spoilt = fc.tuple(audience, query, spoiling).map(
    ([who, more, spoil]): Aim =>
      (world) => {
        const { path, body, file } = row.request(world, who)
        return shot({
          key,
          method,
          audience: who,
          path: more && !path.includes('?') ? path + more : path,
          body: spoil(body),
          file,
        })
      },
  )
  return fc.oneof(generated, spoilt)
}

const bare = (path: string) => path.split('?')[0] ?? path
const shot = ({ body, file, ...rest }: Omit<Shot, 'file'> & { file: Buffer | undefined }): Shot => ({
  ...rest,
  ...(file ? { file } : body === undefined ? {} : { body }),
})

/** Whoever the row lets in comes often; everybody comes. */
function likely({ rule }: Row): Audience[] {
  const letIn = AUDIENCES.filter((one) => rule(one) === 'done')
  return [...AUDIENCES, ...letIn, ...letIn, ...letIn, ...letIn]
}

/** Path parameters: those of the row, or something else in one of their places. */
const spoiltPath = fc
  .tuple(
    fc.boolean(),
    fc.nat(),
    fc.oneof(fc.constantFrom('0', '1', '2', '999999999', '1000000000', '-1', '1.5'), hostileText),
  )
  .map(([spoil, at, value]) => (path: string, pattern: string) => {
    const places = pattern.split('/').flatMap((part, index) => (part.startsWith('{') ? [index] : []))
    const place = places[at % Math.max(places.length, 1)]
    if (!spoil || place === undefined) return path
    return path
      .split('/')
      .map((part, index) => (index === place ? encoded(value) : part))
      .join('/')
  })

function queryOf({ parameters = [] }: Operation): Arbitrary<string> {
  const named = parameters.filter((one) => one.in === 'query')
  if (named.length === 0) return fc.constant('')
  const models = Object.fromEntries(named.map(({ name, schema }) => [name, arbitraryOf(schema)]))
  return fc.record(models, { requiredKeys: [] }).map((values) => {
    const pairs = Object.entries(values).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map(
        (one) => `${name}=${encoded(typeof one === 'object' ? JSON.stringify(one) : String(one))}`,
      ),
    )
    return pairs.length > 0 ? `?${pairs.join('&')}` : ''
  })
}

/** Half a pair of surrogates has no percent encoding. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** One field of a body left out, of another type, hostile, or one more. */
const spoiling = fc
  .tuple(fc.constantFrom('none', 'drop', 'change', 'change', 'change', 'add'), fc.nat(), anything)
  .map(([how, at, value]) => (body: unknown): unknown => {
    if (how === 'none' || typeof body !== 'object' || body === null)
      return how === 'change' && body !== undefined ? value : body
    const copy = structuredClone(body) as Record<string, unknown>
    if (how === 'add') return { ...copy, [typeof value === 'string' ? value : 'more']: value }
    const places = placesIn(copy)
    const place = places[at % Math.max(places.length, 1)]
    if (!place) return copy
    if (how === 'drop') delete place.holder[place.name]
    else place.holder[place.name] = value
    return copy
  })

function placesIn(value: object): { holder: Record<string, unknown>; name: string }[] {
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([name, part]) => [
    { holder, name },
    ...(typeof part === 'object' && part !== null ? placesIn(part) : []),
  ])
}
