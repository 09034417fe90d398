import { useRef, useState } from 'react'
import type { BulkChange, BulkPreview, BulkRun, BulkSelection } from '../../../../../domains/product-list/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'

type Asked = { selection: BulkSelection; change: BulkChange }

/** A change of many on its way: first looked at, then done. Repeated by mistake it is still one. */
export function useBulk(companyId: number, onRun: (run: BulkRun) => void) {
  const locale = useLocale()
  const { busy, send } = useSending()
  const [seen, setSeen] = useState<(Asked & { preview: BulkPreview }) | null>(null)
  const key = useRef('')
  const params = { id: companyId }
  const look = (asked: Asked) =>
    send(async () => {
      try {
        const preview = await api('POST /api/companies/{id}/products/bulk/preview', { params, body: asked })
        key.current = crypto.randomUUID()
        setSeen({ ...asked, preview })
      } catch (error) {
        showFailure(error, locale)
      }
    })
  const run = () =>
    send(async () => {
      if (!seen) return
      const { selection, change } = seen
      try {
        const body = { selection, change }
        onRun(await api('POST /api/companies/{id}/products/bulk', { params, body, idempotencyKey: key.current }))
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return { seen, busy, look, run, back: () => setSeen(null) }
}
