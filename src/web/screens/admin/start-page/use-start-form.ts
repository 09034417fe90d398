import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { StartPage } from '../../../../domains/site/start-page/contract.ts'
import { api } from '../../../browser-api.ts'
import { type Draft, useDraft } from '../../../parts/forms/draft/use-draft.ts'
import type { FieldMessages } from '../../../parts/forms/field-messages.ts'
import { useAct } from '../../../parts/forms/use-act.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { missingWords, type StartDraft, startDraft, toBlocks } from './draft.ts'

export type StartForm = Draft<StartPage, StartDraft>

/** The start page while it is edited. `restore` puts an earlier version into the form: it holds when it is saved. */
export function useStartForm(page: StartPage): { form: StartForm; restore: (version: number) => void } {
  const t = useTexts('startPage')
  const { revalidate } = useRevalidator()
  const { act } = useAct()
  const restored = useRef(0)
  const form = useDraft<StartPage, StartDraft>({
    loaded: page,
    revision: ({ version }) => version,
    toDraft: ({ blocks }) => startDraft(blocks),
    check: (draft): FieldMessages => Object.fromEntries(missingWords(draft).map((field) => [field, t('needed')])),
    send: (draft, { version }) => api('PUT /api/admin/start-page', { body: { version, blocks: toBlocks(draft) } }),
    read: () => api('GET /api/admin/start-page'),
    onSaved: () => void revalidate(),
    words: { done: t('saved'), wrong: t('checkFields'), failed: t('saveFailed') },
  })
  const restore = (version: number) =>
    void act(async (ask) => {
      const { blocks } = await ask('GET /api/admin/start-page/versions/{version}', {
        params: { version: String(version) },
      })
      restored.current += 1
      form.change(startDraft(blocks, `restored-${restored.current}`))
      notify('good', version === 0 ? t('restoredBuiltIn') : t('restored', { number: version }))
      document.getElementById('blocks')?.scrollIntoView({ block: 'start' })
    })
  return { form, restore }
}
