import type { SendingView } from '../../../../../domains/shipping/sending/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useDraft } from '../../../../parts/forms/draft/use-draft.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { draftOf, readDraft, type SendingDraft } from './sending-draft.ts'

/** What a company sends with while it is changed; saved at once. */
export function useSendingSettings(companyId: number, loaded: SendingView, onSaved: (now: SendingView) => void) {
  const t = useTexts('sending')
  const locale = useLocale()
  const params = { id: companyId }
  const form = useDraft<SendingView, SendingDraft>({
    loaded,
    revision: ({ revision }) => revision,
    toDraft: (view) => draftOf(view, locale),
    rules: { parts: ['handOvers'] },
    check: (draft) =>
      Object.fromEntries(Object.entries(readDraft(draft).problems).map(([field, problem]) => [field, t(problem)])),
    send: (draft, { revision }) =>
      api('PUT /api/companies/{id}/sending', { params, body: { ...readDraft(draft).settings, revision } }),
    read: () => api('GET /api/companies/{id}/sending', { params }),
    onSaved,
    words: { done: t('saved') },
  })
  return {
    ...form,
    change(part: Partial<SendingDraft>) {
      form.change(part)
      // Sides and weight of a box, and hours, are wrong together.
      const touched = Object.keys(part).map((field) => field.replace(/\.\w+$/, '.'))
      form.mend((field) => touched.some((start) => field.startsWith(start)))
    },
  }
}
export type SendingSettingsForm = ReturnType<typeof useSendingSettings>
