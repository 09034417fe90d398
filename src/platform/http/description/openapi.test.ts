import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { openApi } from './openapi.ts'

const contract = {
  'GET /api/goods': { summary: 'Read', access: 'public', response: z.object({}) },
  'PUT /api/goods': { summary: 'Write', access: 'signedIn', body: z.object({}), scope: 'stock:write' },
  'GET /api/people': { summary: 'Read', access: 'signedIn', response: z.object({}) },
} as const satisfies Contract

test('P03 the description names the scope that opens a call to API keys, and no scope where none does', () => {
  const document = openApi([{ contract, handlers: {} }], '1') as {
    paths: Record<string, Record<string, { security?: unknown; description?: string }>>
  }
  expect(document.paths['/api/goods']?.put).toMatchObject({
    security: [{ bearer: [] }, { apiKey: ['stock:write'] }],
    'x-api-key-scope': 'stock:write',
    description: expect.stringContaining('stock:write'),
  })
  expect(document.paths['/api/goods']?.get?.security).toEqual([])
  expect(document.paths['/api/people']?.get?.security).toEqual([{ bearer: [] }])
  expect(document.paths['/api/people']?.get).not.toHaveProperty('x-api-key-scope')
})
