import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useListForm } from './use-list-form.tsx'

type Choice = { name: string; label: string; options: readonly { value: string; label: string }[] }
type Props = {
  search?: string
  choices: readonly Choice[]
  /** How many the list shows now: read out when it changes. */
  count: number
  /** What else stands in the address and stays when the choice changes. */
  keep?: readonly string[]
}

/** Search and choices above a list; what is chosen stands in the address, so a list can be sent to a colleague. */
export function ListFilter({ search, choices, count, keep = [] }: Props) {
  const t = useTexts('admin')
  const { form, chosen, isFiltered, cleared, hidden } = useListForm(
    [...(search ? ['q'] : []), ...choices.map((one) => one.name)],
    keep,
  )
  return (
    <Form ref={form} role="search" className="flex flex-wrap items-end gap-3 pb-4">
      {hidden}
      {search && (
        <TextField
          label={search}
          name="q"
          type="search"
          defaultValue={chosen.get('q') ?? ''}
          maxLength={100}
          className="w-full sm:w-60"
        />
      )}
      {choices.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          defaultValue={chosen.get(name) ?? ''}
          options={[{ value: '', label: t('all') }, ...options]}
          className="min-w-32 flex-1 sm:max-w-56 sm:flex-none"
        />
      ))}
      <Button type="submit" variant="secondary">
        <Search className="size-4" aria-hidden="true" />
        {t('show')}
      </Button>
      {isFiltered && (
        <Link to={cleared()} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('clear')}
        </Link>
      )}
      <p role="status" className="sr-only">
        {t('shown', { count })}
      </p>
    </Form>
  )
}
