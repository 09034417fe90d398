import { useEffect, useState } from 'react'
import type { ReturnTerms } from '../../../../domains/returns/terms/contract.ts'
import { api } from '../../../browser-api.ts'
import { useDrawn } from './drawn.ts'

const bySeller = (terms: readonly ReturnTerms[]) => new Map(terms.map((one) => [one.companyId, one]))

/** What the sellers of a cart promise about returns, by seller; nothing until it is there. */
export function useTerms(companyIds: readonly number[]): ReadonlyMap<number, ReturnTerms> {
  const drawn = useDrawn()?.terms
  const [terms, show] = useState<ReadonlyMap<number, ReturnTerms>>(() => bySeller(drawn ?? []))
  const companies = companyIds.join()
  useEffect(() => {
    const asked = companies.split(',').filter(Boolean)
    if (asked.every((id) => drawn?.some(({ companyId }) => String(companyId) === id))) return
    const leaving = new AbortController()
    api('GET /api/return-terms', { query: { companies }, signal: leaving.signal }).then(
      (answer) => show(bySeller(answer.terms)),
      // The law's words stand there without it.
      () => {},
    )
    return () => leaving.abort()
  }, [companies, drawn])
  return terms
}
