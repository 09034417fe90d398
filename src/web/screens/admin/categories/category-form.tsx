import { type FormEvent, useState } from 'react'
import type { OwnCategory } from '../../../../domains/categories/tree/contract.ts'
import { ApiProblem } from '../../../api-problem.ts'
import { api } from '../../../browser-api.ts'
import { bodyOf, type CategoryDraft, draftOf } from '../../../parts/categories/draft.ts'
import { IconField } from '../../../parts/categories/icon-field.tsx'
import { TextFields } from '../../../parts/categories/text-fields.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SchemaEditor } from './schema-editor.tsx'

type Props = { category: OwnCategory; parent: OwnCategory | undefined }

/** Names, address, icon and fields of one category. What the server refuses stands beside the field it names. */
export function CategoryForm({ category, parent }: Props) {
  const t = useTexts('categoryEditor')
  const { busy, run } = useAction()
  const [draft, setDraft] = useState<CategoryDraft>(() => draftOf(category))
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const set = (over: Partial<CategoryDraft>) => setDraft({ ...draft, ...over })
  const errorAt = (field: string) => problem?.errors.find((one) => one.field === field)?.message
  const inherited = new Set((parent?.attributes ?? []).map((attribute) => attribute.key))
  const save = async () => {
    setProblem(null)
    try {
      const body = { ...bodyOf(draft), revision: category.revision }
      setDraft(draftOf(await api('PUT /api/admin/categories/{id}', { params: { id: category.id }, body })))
    } catch (error) {
      if (error instanceof ApiProblem) setProblem(error)
      throw error
    }
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void run(save, t('saved'))
      }}
    >
      {problem?.code === 'changed_meanwhile' && (
        <Notice tone="warning" live title={t('changedTitle')}>
          <Button variant="secondary" size="sm" className="mt-2" onClick={() => setDraft(draftOf(category))}>
            {t('takeNewest')}
          </Button>
        </Notice>
      )}
      <TextFields
        label={t('name')}
        value={draft.names}
        onChange={(names) => set({ names })}
        error={errorAt('names.pl-PL')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('slug')}
          hint={t('slugHint')}
          value={draft.slug}
          error={errorAt('slug')}
          onChange={({ target }) => set({ slug: target.value })}
        />
        <TextField
          label={t('taxonomy')}
          hint={t('taxonomyHint')}
          optional
          inputMode="numeric"
          value={draft.googleTaxonomyId}
          error={errorAt('googleTaxonomyId')}
          onChange={({ target }) => set({ googleTaxonomyId: target.value.replace(/\D/g, '') })}
        />
      </div>
      <IconField label={t('icon')} value={draft.icon} onChange={(icon) => set({ icon })} />
      <SchemaEditor
        attributes={draft.attributes}
        inherited={inherited}
        onChange={(attributes) => set({ attributes })}
        errorAt={errorAt}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
