import { useEffect, useState } from 'react'
import type { PaymentProviderCode } from '../../../domains/payments/contract.ts'
import { api } from '../../browser-api.ts'

/** With which provider a purchase was last tried to be paid; undefined while unknown, and when there was none. */
export function useLastProvider(key: string): PaymentProviderCode | undefined {
  const [provider, setProvider] = useState<PaymentProviderCode>()
  useEffect(() => {
    api('GET /api/checkout/{key}/payment', { params: { key } })
      .then(({ payment }) => setProvider(payment?.provider))
      .catch(() => undefined)
  }, [key])
  return provider
}
