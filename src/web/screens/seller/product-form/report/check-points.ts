import { useEffect, useState } from 'react'
import type { CheckPoint } from '../../../../../domains/categories/contract.ts'
import { api } from '../../../../browser-api.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'

const heard = new Map<number, readonly CheckPoint[]>()

/** The points of a category as far as this page has heard of them: for what is drawn without waiting. */
export const knownPoints = (categoryId: number | null): readonly CheckPoint[] => heard.get(categoryId ?? 0) ?? []

/** What can be checked of the things of a category; undefined while it is asked for. */
export function useCheckPoints(categoryId: number | null): readonly CheckPoint[] | undefined {
  const locale = useLocale()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (categoryId === null || heard.has(categoryId)) return
    let gone = false
    api('GET /api/categories/{id}/check-points', { params: { id: categoryId } })
      .then(({ points }) => {
        heard.set(categoryId, points)
        if (!gone) setAsked((count) => count + 1)
      })
      .catch((error: unknown) => {
        if (!gone) showFailure(error, locale)
      })
    return () => {
      gone = true
    }
  }, [categoryId, locale])
  void asked
  return categoryId === null ? [] : heard.get(categoryId)
}
