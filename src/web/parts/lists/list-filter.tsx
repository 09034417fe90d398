import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

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
  const form = useRef<HTMLFormElement>(null)
  const [chosen] = useSearchParams()
  const names = [...(search ? ['q'] : []), ...choices.map((one) => one.name)]
  const filtered = names.some((name) => chosen.get(name))
  // The fields follow the address (back, a link), and who pressed Enter in one stays in it.
  useEffect(() => {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = chosen.get(field.name) ?? ''
  }, [chosen])
  const all = new URLSearchParams(keep.flatMap((name) => (chosen.get(name) ? [[name, chosen.get(name) ?? '']] : [])))
  return (
    <Form ref={form} role="search" className="flex flex-wrap items-end gap-3 pb-4">
      {keep.map((name) => chosen.has(name) && <input key={name} type="hidden" name={name} />)}
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
      {filtered && (
        <Link to={`?${all}`} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('clear')}
        </Link>
      )}
      <p role="status" className="sr-only">
        {t('shown', { count })}
      </p>
    </Form>
  )
}
