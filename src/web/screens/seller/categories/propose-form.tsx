import { Controller, useForm } from 'react-hook-form'
import { api } from '../../../browser-api.ts'
import { EMPTY_TEXT, textBody } from '../../../parts/categories/draft.ts'
import { TextFields } from '../../../parts/categories/text-fields.tsx'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type Props = { companyId: number; parents: readonly { value: string; label: string }[] }

/** Proposes a category that is missing. V07: its name is needed. */
export function ProposeForm({ companyId, parents }: Props) {
  const t = useTexts('categoryEditor')
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { names: EMPTY_TEXT, parent: '', note: '' } })
  const error = form.formState.errors.names?.message ?? form.formState.errors.names?.['pl-PL']?.message
  const submit = form.handleSubmit(({ names, parent, note }) =>
    run(async () => {
      const body = { names: textBody(names), parentId: parent === '' ? null : Number(parent), note }
      try {
        await api('POST /api/companies/{id}/category-proposals', { params: { id: companyId }, body })
      } catch (problem) {
        refuseFields(form, problem)
        throw problem
      }
      form.reset({ names: EMPTY_TEXT, parent, note: '' })
    }, t('proposed')),
  )
  return (
    <Panel title={t('propose')}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-muted text-sm">{t('proposeText')}</p>
        <Controller
          control={form.control}
          name="names"
          rules={{ validate: (names) => names['pl-PL'].trim() !== '' || t('nameNeeded') }}
          render={({ field }) => (
            <TextFields
              label={t('name')}
              name="names"
              value={field.value}
              onChange={field.onChange}
              error={error}
              ref={field.ref}
            />
          )}
        />
        <SelectField
          label={t('parent')}
          options={[{ value: '', label: t('topLevel') }, ...parents]}
          {...form.register('parent')}
        />
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          optional
          rows={3}
          maxLength={1000}
          {...form.register('note')}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('sendProposal')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
