import type { Endpoint } from '../../values/endpoint.ts'
import { Failure } from '../../values/failure.ts'
import { checkJson } from './check-json.ts'
import { type Bounds, boundsOf } from './json-bounds.ts'

const bounds = new WeakMap<Endpoint, Bounds>()

/** The body as its endpoint's contract will look at it; refuses what is too long for the contract, or no JSON (`malformed_json`). */
export function parseJson(endpoint: Endpoint, text: string): unknown {
  if (!endpoint.body) return undefined
  const known = bounds.get(endpoint) ?? boundsOf(endpoint.body)
  bounds.set(endpoint, known)
  checkJson(text, known)
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('invalid', 'malformed_json')
  }
}
