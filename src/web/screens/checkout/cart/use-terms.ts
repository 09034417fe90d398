import { useEffect, useState } from 'react'
import type { ReturnTerms } from '../../../../domains/returns/terms/contract.ts'
import { api } from '../../../browser-api.ts'

/** What the sellers of a cart promise about returns, by seller; nothing until it is there. */
export function useTerms(companyIds: readonly number[]): ReadonlyMap<number, ReturnTerms> {
  const [terms, show] = useState<ReadonlyMap<number, ReturnTerms>>(new Map())
  const companies = companyIds.join()
  useEffect(() => {
    if (!companies) return
    const asked = new AbortController()
    api('GET /api/return-terms', { query: { companies }, signal: asked.signal }).then(
      (answer) => show(new Map(answer.terms.map((one) => [one.companyId, one]))),
      // The law's words stand there without it.
      () => {},
    )
    return () => asked.abort()
  }, [companies])
  return terms
}
