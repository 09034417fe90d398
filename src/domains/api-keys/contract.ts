import { z } from 'zod'
import { API_SCOPES, type Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { writtenText } from '../../values/written-text.ts'
import { KEY_LIMIT, LONGEST_LIFE_DAYS, LONGEST_OVERLAP_DAYS } from './rules/api-key-limits.ts'

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** The two ends of the secret: enough to recognise it. */
  start: z.string(),
  end: z.string(),
  /** Name of the owner who made it; null when the account is gone. */
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  rotatedAt: z.string().nullable(),
  /** Null: until it is revoked. */
  expiresAt: z.string().nullable(),
  expired: z.boolean(),
  /** Its maker is no owner of the company any more, or the account is closed: it works no more until an owner rotates it. */
  stopped: z.boolean(),
  /** To the hour; null: never. */
  lastUsedAt: z.string().nullable(),
  /** Until when the secret before the last rotation works, too. */
  oldUntil: z.string().nullable(),
})
export type ApiKey = z.output<typeof apiKey>

/** The only answer that ever holds the secret in clear. */
const shownOnce = z.object({ key: apiKey, secret: z.string() })

const params = z.object({ id: idInPath })
const ofKey = z.object({ id: idInPath, keyId: z.uuid() })
/** From now on; null: until it is revoked. */
const expiresInDays = z.number().int().min(1).max(LONGEST_LIFE_DAYS).nullable()
const guarded = ['company_not_found', 'forbidden', 'confirmation_required'] as const

export const apiKeysContract = {
  'GET /api/companies/{id}/api-keys': {
    summary: "A company's API keys, the oldest first",
    access: 'signedIn',
    params,
    response: z.object({ keys: z.array(apiKey).max(KEY_LIMIT) }),
    failures: ['company_not_found', 'forbidden'],
  },
  'POST /api/companies/{id}/api-keys': {
    summary: 'Make an API key; its secret is answered this once',
    access: 'signedIn',
    params,
    body: z.strictObject({
      name: writtenText(60).min(1),
      scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
      expiresInDays,
    }),
    response: shownOnce,
    status: 201,
    secretAnswer: true,
    failures: [...guarded, 'too_many_api_keys'],
  },
  'POST /api/companies/{id}/api-keys/{keyId}/rotate': {
    summary:
      'A new secret for a key; the one before it works for some days more, an even older one no longer; whoever does this answers for the key from then on',
    access: 'signedIn',
    params: ofKey,
    body: z.strictObject({ keepOldDays: z.number().int().min(0).max(LONGEST_OVERLAP_DAYS), expiresInDays }),
    response: shownOnce,
    secretAnswer: true,
    failures: [...guarded, 'api_key_not_found'],
  },
  'DELETE /api/companies/{id}/api-keys/{keyId}': {
    summary: 'Revoke a key: it works no more from this moment',
    access: 'signedIn',
    params: ofKey,
    status: 204,
    failures: [...guarded, 'api_key_not_found'],
  },
} as const satisfies Contract
