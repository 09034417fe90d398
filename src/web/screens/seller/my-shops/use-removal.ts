import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnShop } from '../../../../domains/shops/own/contract.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

/** A shop that is asked about before it is closed for good. */
export function useRemoval(companyId: number) {
  const t = useTexts('myShops')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { busy, send } = useSending()
  const [removing, setRemoving] = useState<OwnShop | null>(null)
  const remove = (shop: OwnShop) =>
    send(async () => {
      try {
        await api('DELETE /api/companies/{id}/shops/{shopId}', { params: { id: companyId, shopId: shop.id } })
        notify('good', t('removed'))
      } catch (error) {
        // M01.
        notify('danger', `${t('deleteFailed')}. ${failureText(error, locale)}`)
      }
      setRemoving(null)
      await revalidate()
    })
  return { removing, setRemoving, busy, remove }
}
