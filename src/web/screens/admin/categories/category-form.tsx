import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnCategory } from '../../../../domains/categories/tree/contract.ts'
import { api } from '../../../browser-api.ts'
import { bodyOf, type CategoryDraft, draftOf } from '../../../parts/categories/draft.ts'
import { IconField } from '../../../parts/categories/icon-field.tsx'
import { TextFields } from '../../../parts/categories/text-fields.tsx'
import { ConflictNotice } from '../../../parts/forms/draft/conflict-notice.tsx'
import { useDraft } from '../../../parts/forms/draft/use-draft.ts'
import type { TextKey } from '../../../texts/registry.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SchemaEditor } from './schema-editor.tsx'

/** What the parts of a category are called in the form. */
const NAMES: Readonly<Record<string, TextKey<'categoryEditor'>>> = {
  names: 'name',
  nouns: 'nouns',
  slug: 'slug',
  googleTaxonomyId: 'taxonomy',
  icon: 'icon',
  attributes: 'schema',
}

type Props = { category: OwnCategory; parent: OwnCategory | undefined }

/** Names, address, icon and fields of one category. What the server refuses stands beside the field it names. */
export function CategoryForm({ category, parent }: Props) {
  const t = useTexts('categoryEditor')
  const { revalidate } = useRevalidator()
  const params = { id: category.id }
  const form = useDraft<OwnCategory, CategoryDraft>({
    loaded: category,
    revision: ({ revision }) => revision,
    toDraft: draftOf,
    rules: { parts: ['names', 'nouns'] },
    send: (draft, { revision }) =>
      api('PUT /api/admin/categories/{id}', { params, body: { ...bodyOf(draft), revision } }),
    async read() {
      const { categories } = await api('GET /api/admin/categories')
      return categories.find(({ id }) => id === category.id) ?? category
    },
    onSaved: () => void revalidate(),
    words: { done: t('saved') },
  })
  const { draft, change: set, errors, busy } = form
  const errorAt = (field: string) => errors[field]
  const inherited = new Set((parent?.attributes ?? []).map((attribute) => attribute.key))
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <ConflictNotice form={form} name={(field) => t(NAMES[field.split('.')[0] ?? ''] ?? 'name')} />
      <TextFields
        label={t('name')}
        name="names"
        value={draft.names}
        onChange={(names) => set({ names })}
        error={errorAt('names.pl-PL')}
      />
      <div className="grid gap-1.5">
        <TextFields
          label={t('nouns')}
          name="nouns"
          value={draft.nouns}
          onChange={(nouns) => set({ nouns })}
          error={errorAt('nouns.pl-PL')}
          maxLength={400}
          optional
          isLong
        />
        <p className="max-w-text text-muted text-sm">{t('nounsHint')}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('slug')}
          name="slug"
          hint={t('slugHint')}
          value={draft.slug}
          error={errorAt('slug')}
          onChange={({ target }) => set({ slug: target.value })}
        />
        <TextField
          label={t('taxonomy')}
          name="googleTaxonomyId"
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
