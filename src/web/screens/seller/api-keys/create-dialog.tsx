import { useEffect, useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { API_SCOPES, type ApiScope } from '../../../../values/endpoint.ts'
import { useReturnFocus } from '../../../parts/security/use-return-focus.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Life, LifeField, lifeInDays } from './life-field.tsx'
import { ScopesField } from './scopes-field.tsx'

export type NewKey = { name: string; scopes: ApiScope[]; expiresInDays: number | null }
type Props = { busy: boolean; onClose: () => void; onCreate: (key: NewKey) => void }
type Values = { name: string; scopes: ApiScope[]; life: Life }

/** A new key: its name, what it may do, how long. */
export function CreateDialog({ busy, onClose, onCreate }: Props) {
  const t = useTexts('apiKeys')
  const id = useId()
  useReturnFocus()
  const form = useForm<Values>({ defaultValues: { name: '', scopes: [], life: '365' } })
  const { errors } = form.formState
  const { setFocus } = form
  // Once the dialog has opened and taken the focus.
  useEffect(() => setFocus('name'), [setFocus])
  const submit = form.handleSubmit(({ name, scopes, life }) => {
    const chosen = API_SCOPES.filter((one) => scopes.includes(one))
    onCreate({ name: name.trim(), scopes: chosen, expiresInDays: lifeInDays(life) })
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('createTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={60}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
        />
        <ScopesField
          error={errors.scopes?.message}
          field={form.register('scopes', { validate: (scopes) => scopes.length > 0 || t('scopesRequired') })}
        />
        <Controller
          control={form.control}
          name="life"
          render={({ field }) => <LifeField value={field.value} onChange={field.onChange} />}
        />
      </form>
    </Dialog>
  )
}
