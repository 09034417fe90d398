import { useEffect, useState } from 'react'
import type { PaymentOperatorCode } from '../../../domains/payments/contract.ts'
import { api } from '../../browser-api.ts'

export type Operator = { code: PaymentOperatorCode; sandbox: boolean }

/** Operators to choose from; undefined while unknown. An answer that does not come counts as none. */
export function useOperators(): readonly Operator[] | undefined {
  const [operators, setOperators] = useState<readonly Operator[]>()
  useEffect(() => {
    api('GET /api/payment-operators')
      .then((answer) => setOperators(answer.operators))
      .catch(() => setOperators([]))
  }, [])
  return operators
}
