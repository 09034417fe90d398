import type { ProductView } from '../../../../../domains/products/contract.ts'
import { ApiProblem } from '../../../../api-problem.ts'
import { api } from '../../../../browser-api.ts'
import { isDirty } from '../../../../parts/forms/draft/create-draft.ts'
import { fieldMessages } from '../../../../parts/forms/field-messages.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { useOfferTools } from '../offer-tools.ts'
import { useProblems } from '../use-problems.ts'

type Status = ProductView['status']
const DONE = { published: 'nowPublished', paused: 'nowPaused', draft: 'nowDraft' } as const

/** Saving by the button, publishing, pausing, taking back. */
export function useStatus() {
  const t = useTexts('offer')
  const locale = useLocale()
  const { store, company, save, adopt } = useOfferTools()
  const problems = useProblems()
  const { busy, send } = useSending()
  /** Says every problem at once; true: what is typed is saved. */
  const saveAll = async (): Promise<boolean> => {
    const errors = problems(store.read().draft, true)
    if (Object.keys(errors).length > 0) {
      store.set({ errors, summary: true })
      return false
    }
    const saved = await save()
    if (!saved) store.set({ summary: true })
    return saved
  }
  const change = async (status: Status) => {
    store.set({ summary: false })
    if (status === 'published' && (!store.read().offer || isDirty(store.read())) && !(await saveAll())) return
    const { offer } = store.read()
    if (!offer) return
    try {
      const params = { id: company.id, productId: offer.id }
      adopt(await api('PUT /api/companies/{id}/products/{productId}/status', { params, body: { status } }))
      store.set({ errors: {} })
      notify(
        'good',
        t(DONE[status]),
        status === 'published' ? { label: t('look'), to: `/products/${offer.id}` } : undefined,
      )
    } catch (error) {
      const errors = fieldMessages(error)
      store.set({ errors, summary: Object.keys(errors).length > 0 })
      if (!(error instanceof ApiProblem) || Object.keys(errors).length === 0) showFailure(error, locale)
    }
  }
  return {
    busy,
    change: (status: Status) => send(() => change(status)),
    save: () =>
      send(async () => {
        store.set({ summary: false })
        if (await saveAll()) notify('good', t('saved'))
      }),
  }
}
