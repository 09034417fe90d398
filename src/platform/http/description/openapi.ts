import { z } from 'zod'
import type { Endpoint } from '../../../values/endpoint.ts'
import type { Service } from '../service.ts'
import { introduction } from './introduction.ts'
import { refusalsOf } from './responses.ts'

/** OpenAPI 3.1 of all mounted contracts. `server`: the address of the market; without one, the address the document came from. */
export function openApi(services: readonly Service[], version: string, server = '/'): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  const groups = new Set<string>()
  for (const { contract } of services) {
    for (const [key, endpoint] of Object.entries(contract)) {
      const [method = 'GET', path = '/'] = key.split(' ')
      groups.add(groupOf(path))
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, endpoint, path) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Obieg',
      version,
      description: introduction(services),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server, description: 'This market' }],
    tags: [...groups]
      .sort()
      .map((name) => ({ name, description: `Calls below \`/api/${name.replace(' / ', '/…/')}\`` })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Token of a session, from POST /api/users/login' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'API key of a company (obk_…) with the named scope' },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['type', 'title', 'status', 'code', 'errors'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string', description: 'In the asked language' },
            status: { type: 'integer' },
            code: { type: 'string', description: 'Stable, for programs' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  }
}

/** What of the market a call is about: the operator's and the companies' hundreds are parted by what they handle. */
function groupOf(path: string): string {
  const [, , first = 'api', ...rest] = path.split('/')
  const second = rest.find((part) => !part.startsWith('{'))
  return ['admin', 'companies'].includes(first) && second ? `${first} / ${second}` : first
}

function operation(key: string, endpoint: Endpoint, path: string) {
  const parameters = [...fields(endpoint.params, 'path'), ...fields(endpoint.query, 'query')]
  return {
    summary: endpoint.summary,
    operationId: key.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    tags: [groupOf(path)],
    ...(endpoint.scope
      ? { description: `Open to API keys with the scope \`${endpoint.scope}\`.`, 'x-api-key-scope': endpoint.scope }
      : {}),
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestOf(endpoint),
    responses: { [endpoint.status ?? 200]: success(endpoint), ...refusalsOf(endpoint) },
  }
}

function success({ response, download, stream }: Endpoint) {
  if (response) return answer('application/json', schemaOf(response, 'output'))
  if (download) return answer('application/octet-stream', { type: 'string', format: 'binary' })
  return stream ? answer('text/event-stream', { type: 'string' }) : { description: 'OK' }
}

const answer = (type: string, schema: unknown) => ({ description: 'OK', content: { [type]: { schema } } })

function requestOf({ body, upload }: Endpoint) {
  if (upload) {
    return requested('application/octet-stream', { type: 'string', format: 'binary' })
  }
  return body ? requested('application/json', schemaOf(body, 'input')) : {}
}

const requested = (type: string, schema: unknown) => ({
  requestBody: { required: true, content: { [type]: { schema } } },
})

/** OpenAPI lets only OAuth name scopes in words; here they stand as roles, which 3.1 allows for every scheme. */
function securityOf({ access, scope }: Endpoint) {
  const keys = scope ? [{ apiKey: [scope] }] : []
  if (access !== 'public') return [{ bearer: [] }, ...keys]
  return scope ? [{}, ...keys] : []
}

function fields(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const whole = schemaOf(schema, 'input') as { properties?: Record<string, unknown>; required?: string[] }
  return Object.entries(whole.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (whole.required ?? []).includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const options = { io, unrepresentable: 'any', override: understood } as const
  const { $schema: _, ...rest } = z.toJSONSchema(schema, options) as Record<string, unknown>
  return rest
}

/**
 * What tools do not understand is said in another way: a record whose keys are known by its properties, and, where an item that does not fit
 * is reported by itself and anything may be sent, what should be.
 */
function understood({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties, anyOf } = jsonSchema
  const choices = anyOf?.filter((one) => typeof one === 'object' && Object.keys(one).length > 0)
  if (choices && choices.length < (anyOf?.length ?? 0)) {
    delete jsonSchema.anyOf
    Object.assign(jsonSchema, choices.length === 1 ? choices[0] : { anyOf: choices })
  }
  if (!jsonSchema.required || typeof propertyNames !== 'object' || typeof additionalProperties !== 'object') return
  const names = propertyNames.enum ?? []
  jsonSchema.properties = Object.fromEntries(names.map((name) => [String(name), additionalProperties]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}
