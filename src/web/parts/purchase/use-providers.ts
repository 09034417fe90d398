import { useEffect, useState } from 'react'
import type { OfferedProvider } from '../../../domains/payments/contract.ts'
import { api } from '../../browser-api.ts'

/** Providers to choose from; undefined while unknown. An answer that does not come counts as none. */
export function useProviders(): readonly OfferedProvider[] | undefined {
  const [providers, setProviders] = useState<readonly OfferedProvider[]>()
  useEffect(() => {
    api('GET /api/payment-providers')
      .then((answer) => setProviders(answer.providers))
      .catch(() => setProviders([]))
  }, [])
  return providers
}
