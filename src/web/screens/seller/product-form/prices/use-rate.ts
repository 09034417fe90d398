import { useEffect, useState } from 'react'
import { api } from '../../../../browser-api.ts'
import { useOffer, useOfferTools } from '../offer-tools.ts'

const rates = new Map<string, Promise<number | null>>()

/** The rate is asked for once a category and visit; without an answer nothing is claimed, and the next look asks again. */
function askRate(companyId: number, categoryId: number | null): Promise<number | null> {
  const key = `${companyId} ${categoryId}`
  const known = rates.get(key)
  if (known) return known
  const query = categoryId === null ? {} : { category: categoryId }
  const asked = api('GET /api/companies/{id}/commission', { params: { id: companyId }, query }).then(
    ({ rate }) => rate,
    () => {
      rates.delete(key)
      return null
    },
  )
  rates.set(key, asked)
  return asked
}

/** Basis points that an order of today would pay; null while unknown. */
export function useRate(): number | null {
  const { company } = useOfferTools()
  const categoryId = useOffer(({ draft }) => draft.categoryId)
  const [rate, setRate] = useState<number | null>(null)
  useEffect(() => {
    let stale = false
    void askRate(company.id, categoryId).then((found) => {
      if (!stale) setRate(found)
    })
    return () => {
      stale = true
    }
  }, [company.id, categoryId])
  return rate
}
