import type { ApiOutput } from '../../../api-client.ts'

export type Person = ApiOutput<'GET /api/admin/users/{id}'>
