import type { ApiScope } from '../../../../values/endpoint.ts'

const WORDS = {
  'products:read': 'products_read',
  'products:write': 'products_write',
  'stock:write': 'stock_write',
  'orders:read': 'orders_read',
  'orders:write': 'orders_write',
} as const satisfies Record<ApiScope, string>

/** Text keys of a scope: what it is called, and what it opens. */
export function scopeWords(scope: ApiScope) {
  const word = WORDS[scope]
  return { name: `scope_${word}`, hint: `hint_${word}` } as const
}
