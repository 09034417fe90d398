import { z } from 'zod'
import type { Endpoint } from '../../values/endpoint.ts'
import type { Service } from './service.ts'

/** OpenAPI 3.1 of all mounted contracts. */
export function openApi(services: readonly Service[], version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { contract } of services) {
    for (const [key, endpoint] of Object.entries(contract)) {
      const [method = 'GET', path = '/'] = key.split(' ')
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, endpoint, path) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Obieg', version },
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

function operation(key: string, endpoint: Endpoint, path: string) {
  const parameters = [...fields(endpoint.params, 'path'), ...fields(endpoint.query, 'query')]
  const success = endpoint.response
    ? { description: 'OK', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } }
    : endpoint.download
      ? { description: 'OK', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
      : endpoint.stream
        ? { description: 'OK', content: { 'text/event-stream': { schema: { type: 'string' } } } }
        : { description: 'OK' }
  return {
    summary: endpoint.summary,
    operationId: key.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    tags: [path.split('/')[2] ?? 'api'],
    ...(endpoint.scope
      ? { description: `Open to API keys with the scope \`${endpoint.scope}\`.`, 'x-api-key-scope': endpoint.scope }
      : {}),
    ...securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.upload
      ? {
          requestBody: {
            required: true,
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [endpoint.status ?? 200]: success,
      default: {
        description: ['validation', ...(endpoint.failures ?? [])].join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

/** OpenAPI lets only OAuth name scopes in words; here they stand as roles, which 3.1 allows for every scheme. */
function securityOf({ access, scope }: Endpoint) {
  const keys = scope ? [{ apiKey: [scope] }] : []
  if (access !== 'public') return { security: [{ bearer: [] }, ...keys] }
  return scope ? { security: [{}, ...keys] } : {}
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
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return rest
}
