import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SenderView, SendingView } from '../../../../../domains/shipping/sending/contract.ts'
import { ApiProblem } from '../../../../api-problem.ts'
import { api } from '../../../../browser-api.ts'
import { refuseFields } from '../../../../parts/forms/refuse-fields.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'

export type SenderProps = {
  companyId: number
  sending: SendingView
  /** Null: a new one. */
  sender: SenderView | null
  onChanged: (now: SendingView) => void
  onClose: () => void
}
const NOWHERE = { street: '', postalCode: '', city: '', country: 'PL' }

/** An address while it is typed. A new one begins with what the company says of itself. */
export function useSenderForm({ companyId, sending, sender, onChanged, onClose }: SenderProps) {
  const t = useTexts('sending')
  const locale = useLocale()
  const { company, shops, senders } = sending
  /** What somebody else has saved since this was opened: to be seen before it is overwritten. */
  const [theirs, setTheirs] = useState<SenderView | null>(null)
  const begun = sender ?? {
    ...{ name: company.name, contact: '', phone: company.phone, email: company.email, shopId: null, usual: false },
    ...(senders.length === 0 ? company : NOWHERE),
  }
  const form = useForm({
    defaultValues: {
      ...{ name: begun.name, contact: begun.contact, phone: begun.phone, email: begun.email },
      ...{ street: begun.street, postalCode: begun.postalCode, city: begun.city, country: begun.country },
      shopId: String(begun.shopId ?? ''),
      usual: begun.usual,
    },
  })
  const params = { id: companyId }
  const save = form.handleSubmit(async ({ shopId, ...rest }) => {
    const body = { ...rest, shopId: shopId === '' ? null : Number(shopId) }
    try {
      const { revision = 0 } = theirs ?? sender ?? {}
      onChanged(
        sender
          ? await api('PUT /api/companies/{id}/senders/{sender}', {
              params: { ...params, sender: sender.id },
              body: { ...body, revision },
            })
          : await api('POST /api/companies/{id}/senders', { params, body }),
      )
      notify('good', t('senderSaved'))
      onClose()
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'changed_meanwhile') await meet()
      else if (!refuseFields(form, error)) showFailure(error, locale)
    }
  })
  const meet = async () => {
    try {
      const now = await api('GET /api/companies/{id}/sending', { params })
      onChanged(now)
      setTheirs(now.senders.find(({ id }) => id === sender?.id) ?? null)
    } catch (error) {
      showFailure(error, locale)
    }
  }
  /** A shop brings its address; who is asked for there stays as typed. */
  const choose = (shopId: string) => {
    const shop = shops.find(({ id }) => String(id) === shopId)
    if (!shop) return
    for (const name of ['street', 'postalCode', 'city', 'country'] as const) {
      form.setValue(name, shop[name])
      form.clearErrors(name)
    }
  }
  return { form, save, choose, theirs }
}
