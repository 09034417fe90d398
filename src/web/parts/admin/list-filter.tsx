import { Search } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Choice = { name: string; label: string; options: readonly { value: string; label: string }[] }

/** Search and choices above a list; what is chosen stands in the address, so a list can be sent to a colleague. */
export function ListFilter({ search, choices }: { search?: string; choices: readonly Choice[] }) {
  const t = useTexts('admin')
  const [chosen] = useSearchParams()
  return (
    <Form key={chosen.toString()} className="flex flex-wrap items-end gap-3 pb-4">
      {search && (
        <TextField
          label={search}
          name="q"
          type="search"
          defaultValue={chosen.get('q') ?? ''}
          maxLength={100}
          className="w-full sm:w-72"
        />
      )}
      {choices.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          defaultValue={chosen.get(name) ?? ''}
          options={[{ value: '', label: t('all') }, ...options]}
          className="min-w-44"
        />
      ))}
      <Button type="submit" variant="secondary">
        <Search className="size-4" aria-hidden="true" />
        {t('show')}
      </Button>
    </Form>
  )
}
