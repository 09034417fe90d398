import type { Context } from 'hono'
import type { Endpoint } from '../../values/endpoint.ts'
import type { Upload, Uploads } from '../files/uploads.ts'
import { readsParameter } from './api-queries.ts'
import { parseJson } from './parse-json.ts'
import { readJsonText, receiveFile } from './read-body.ts'
import { readInput } from './read-input.ts'

export type ReadRequest = {
  input: Record<string, unknown>
  rawBody: string
  file: Upload | undefined
  /** To be called when the request is answered: its file goes unless somebody kept it, its place is free. */
  end: () => Promise<void>
}

/** Reads what an endpoint takes: path, query and JSON, or a file. `caller`: whose places among those who send files it takes. */
export async function readRequest(
  c: Context,
  endpoint: Endpoint,
  uploads: Uploads,
  caller: () => string,
): Promise<ReadRequest> {
  const rest = { params: c.req.param(), query: queryOf(c, endpoint) }
  if (!endpoint.upload) {
    const rawBody = await readJsonText(c, endpoint)
    const input = readInput(endpoint, { ...rest, body: parseJson(endpoint, rawBody) })
    return { input, rawBody, file: undefined, end: async () => undefined }
  }
  const input = readInput(endpoint, { ...rest, body: undefined })
  const free = uploads.take(caller())
  try {
    const file = await receiveFile(c, endpoint.upload, uploads)
    input.file = file
    const end = () => uploads.remove(file).finally(free)
    return { input, rawBody: '', file, end }
  } catch (error) {
    free()
    throw error
  }
}

/** A loose contract takes names by their beginning: what it does not read is not handed on, nor written into links of an answer. */
function queryOf(c: Context, endpoint: Endpoint): Record<string, string> {
  const query = c.req.query()
  if (endpoint.queryPrefix === undefined) return query
  return Object.fromEntries(Object.entries(query).filter(([name]) => readsParameter(endpoint, name)))
}
