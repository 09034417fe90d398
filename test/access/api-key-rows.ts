import { teamMay } from './audiences.ts'
import type { Rows } from './row.ts'

/** API keys of the company: its owners' alone. */
export const apiKeyRows: Rows = {
  'GET /api/companies/{id}/api-keys': {
    rule: teamMay('apiKeys.edit'),
    request: ({ companyId }) => ({ path: `/api/companies/${companyId}/api-keys` }),
    done: 200,
  },
  'POST /api/companies/{id}/api-keys': {
    rule: teamMay('apiKeys.edit'),
    request: ({ companyId }) => ({
      path: `/api/companies/${companyId}/api-keys`,
      body: { name: 'ERP', scopes: ['stock:write'], expiresInDays: null },
    }),
    done: 201,
  },
  'POST /api/companies/{id}/api-keys/{keyId}/rotate': {
    rule: teamMay('apiKeys.edit'),
    request: ({ companyId, apiKeyId }) => ({
      path: `/api/companies/${companyId}/api-keys/${apiKeyId}/rotate`,
      body: { keepOldDays: 1, expiresInDays: null },
    }),
    done: 200,
  },
  'DELETE /api/companies/{id}/api-keys/{keyId}': {
    rule: teamMay('apiKeys.edit'),
    request: ({ companyId, apiKeyId }) => ({ path: `/api/companies/${companyId}/api-keys/${apiKeyId}` }),
    done: 204,
  },
}
