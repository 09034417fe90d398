import { useCallback, useEffect, useState } from 'react'
import type { StockMovement } from '../../../../../domains/products/offers/contract.ts'
import { api } from '../../../../browser-api.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useOfferTools } from '../offer-tools.ts'
import { moment } from '../prices/moment.ts'
import { reasonText } from '../reason-text.ts'

/** Every movement of stock, newest first. */
export function StockHistory({ productId }: { productId: number }) {
  const t = useTexts('offer')
  const locale = useLocale()
  const { company } = useOfferTools()
  const [movements, setMovements] = useState<readonly StockMovement[]>()
  const [next, setNext] = useState<number | null>(null)
  const [failure, setFailure] = useState<string>()
  const load = useCallback(
    async (before: number | null, signal?: AbortSignal) => {
      try {
        const page = await api('GET /api/companies/{id}/products/{productId}/stock', {
          params: { id: company.id, productId },
          query: before === null ? {} : { before },
          ...(signal && { signal }),
        })
        setMovements((known) => (before === null ? page.movements : [...(known ?? []), ...page.movements]))
        setNext(page.next)
        setFailure(undefined)
      } catch (error) {
        if (!signal?.aborted) setFailure(failureText(error, locale))
      }
    },
    [company.id, productId, locale],
  )
  useEffect(() => {
    const stop = new AbortController()
    void load(null, stop.signal)
    return () => stop.abort()
  }, [load])
  if (failure) return <Notice tone="danger">{failure}</Notice>
  if (!movements) return <Skeleton className="h-40" />
  if (movements.length === 0) return <p className="text-muted text-sm">{t('noMovements')}</p>
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {movements.map((one) => (
          <li key={one.id} className="flex gap-4 py-2.5">
            <span className={`numbers w-14 shrink-0 text-right font-semibold ${one.delta < 0 ? '' : 'text-good'}`}>
              {one.delta > 0 ? `+${one.delta}` : `−${-one.delta}`}
            </span>
            <span className="min-w-0">
              <span className="block">{[reasonText(t, one.reason), one.reference].filter(Boolean).join(' ')}</span>
              <span className="block break-words text-muted text-xs">
                {[moment(one.at, locale), one.versionName, one.by, one.note].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button variant="secondary" className="mt-3" onClick={() => void load(next)}>
          {t('olderMovements')}
        </Button>
      )}
    </>
  )
}
