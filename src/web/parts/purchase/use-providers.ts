import { useEffect, useState } from 'react'
import type { OfferedProvider } from '../../../domains/payments/contract.ts'
import { api } from '../../browser-api.ts'

/** Providers to choose from; undefined while unknown. An answer that does not come counts as none. `initial`: as the server rendered them. */
export function useProviders(initial?: readonly OfferedProvider[]): readonly OfferedProvider[] | undefined {
  const [providers, setProviders] = useState(initial)
  useEffect(() => {
    api('GET /api/payment-providers')
      .then((answer) => setProviders(answer.providers))
      .catch(() => setProviders([]))
  }, [])
  return providers
}
