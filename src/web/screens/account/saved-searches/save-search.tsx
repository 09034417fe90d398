import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { type Often, type SavedSearch, SEARCH_NAME_LENGTH } from '../../../../domains/wishes/searches/contract.ts'
import { useAct } from '../../../parts/forms/use-act.ts'
import { useFieldRules } from '../../../parts/forms/use-field-rules.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { useOftenOptions } from './use-often-options.ts'

type Props = { query: string; suggested: string; show: (searches: SavedSearch[]) => void }

/** The search that somebody has just made in the catalogue, to be kept under a name. */
export function SaveSearch({ query, suggested, show }: Props) {
  const t = useTexts('wishes')
  const rules = useFieldRules()
  const navigate = useNavigate()
  const { busy, act } = useAct()
  const options = useOftenOptions()
  const name = suggested.slice(0, SEARCH_NAME_LENGTH)
  const form = useForm({ defaultValues: { name, often: 'daily' as Often } })
  const submit = form.handleSubmit((values) =>
    act(async (api) => {
      show((await api('POST /api/saved-searches', { body: { ...values, query } })).searches)
      notify('good', t('searchKept'))
      await navigate('/saved-searches', { replace: true })
    }),
  )
  return (
    <Panel title={t('keepTitle')} className="mt-5">
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_16rem_auto]"
      >
        <TextField
          label={t('searchName')}
          maxLength={SEARCH_NAME_LENGTH}
          error={form.formState.errors.name?.message}
          {...form.register('name', rules.required)}
        />
        <SelectField label={t('often')} options={options} {...form.register('often')} />
        <Button type="submit" busy={busy}>
          {t('keep')}
        </Button>
      </form>
    </Panel>
  )
}
