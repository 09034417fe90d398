import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api } from '../../../browser-api.ts'
import { EMPTY_TEXT, textBody } from '../../../parts/categories/draft.ts'
import { TextFields } from '../../../parts/categories/text-fields.tsx'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type Props = { open: boolean; onClose: () => void; parents: readonly { value: string; label: string }[] }

/** A new category by its name and place; everything else is edited after. */
export function AddCategory({ open, onClose, parents }: Props) {
  const t = useTexts('categoryEditor')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const id = useId()
  const form = useForm({ defaultValues: { names: EMPTY_TEXT, parent: '' } })
  const error = form.formState.errors.names?.message ?? form.formState.errors.names?.['pl-PL']?.message
  const add = form.handleSubmit(({ names, parent }) =>
    run(async () => {
      const body = {
        names: textBody(names),
        parentId: parent === '' ? null : Number(parent),
        icon: 'box',
        attributes: [],
      }
      try {
        const made = await api('POST /api/admin/categories', { body })
        form.reset({ names: EMPTY_TEXT, parent })
        onClose()
        await navigate(`?id=${made.id}`)
      } catch (problem) {
        refuseFields(form, problem)
        throw problem
      }
    }, t('added')),
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('addTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void add(event)}>
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
      </form>
    </Dialog>
  )
}
