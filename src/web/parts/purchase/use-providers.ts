import { useEffect, useState } from 'react'
import type { PaymentProviderCode } from '../../../domains/payments/contract.ts'
import { api } from '../../browser-api.ts'

export type Provider = { code: PaymentProviderCode; sandbox: boolean }

/** Providers to choose from; undefined while unknown. An answer that does not come counts as none. */
export function useProviders(): readonly Provider[] | undefined {
  const [providers, setProviders] = useState<readonly Provider[]>()
  useEffect(() => {
    api('GET /api/payment-providers')
      .then((answer) => setProviders(answer.providers))
      .catch(() => setProviders([]))
  }, [])
  return providers
}
