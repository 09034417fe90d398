import { useState } from 'react'
import type { CarrierAccountView } from '../../../../../domains/shipping/carrier-accounts/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useAnswered } from '../../../../parts/forms/use-answered.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'

/** One account at a carrier, while it is changed, tried and removed. */
export function useCarrierAccount(companyId: number, loaded: CarrierAccountView) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const [account, show] = useAnswered(loaded)
  const { busy, send } = useSending()
  const [checking, setChecking] = useState(false)
  const params = { id: companyId, carrier: account.carrier }
  return {
    account,
    busy,
    checking,
    saved: (now: CarrierAccountView) => {
      show(now)
      notify('good', t('carrierSaved'))
    },
    remove: () =>
      send(async () => {
        try {
          show(await api('DELETE /api/companies/{id}/carriers/{carrier}', { params }))
          notify('good', t('carrierRemoved'))
        } catch (error) {
          showFailure(error, locale)
        }
      }),
    check: async () => {
      setChecking(true)
      try {
        show(await api('POST /api/companies/{id}/carriers/{carrier}/check', { params }))
      } catch (error) {
        showFailure(error, locale)
      }
      setChecking(false)
    },
  }
}
