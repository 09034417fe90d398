import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useListForm } from './use-list-form.tsx'

type Choice = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** What stands for 'no choice'; 'all' when left out. */
  any?: string
}
type Props = {
  /** Label of the field for words, where there is one. */
  search?: string
  hint?: string
  choices?: readonly Choice[]
  /** Whether days are asked for: `from` and `to`, both included. */
  days?: boolean
  /** Labels of two fields for amounts, as people write them: `least` and `most`. */
  amounts?: { least: string; most: string }
  /** How many the list shows now: read out when it changes. */
  count: number
  /** What else stands in the address and stays when the choice changes. */
  keep?: readonly string[]
}

const DAYS = ['from', 'to'] as const
const AMOUNTS = ['least', 'most'] as const

/** Search and choices above a list; what is chosen stands in the address, so a list can be sent to a colleague. */
export function ListFilter({ search, hint, choices = [], days = false, amounts, count, keep = [] }: Props) {
  const t = useTexts('lists')
  const { form, chosen, isFiltered, cleared, hidden } = useListForm(
    [...(search ? ['q'] : []), ...choices.map((one) => one.name), ...(days ? DAYS : []), ...(amounts ? AMOUNTS : [])],
    keep,
  )
  return (
    <Form ref={form} role="search" className="flex flex-wrap items-end gap-3 py-4">
      {hidden}
      {search && (
        <TextField
          label={search}
          name="q"
          type="search"
          placeholder={hint}
          defaultValue={chosen.get('q') ?? ''}
          maxLength={100}
          className={hint ? 'w-full sm:w-auto sm:min-w-64 sm:max-w-sm sm:flex-1' : 'w-full sm:w-60'}
        />
      )}
      {choices.map(({ name, label, options, any = t('all') }) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          defaultValue={chosen.get(name) ?? ''}
          options={[{ value: '', label: any }, ...options]}
          className="min-w-32 flex-1 sm:min-w-44 sm:max-w-56 sm:flex-none"
        />
      ))}
      {days && (
        <div className="flex w-full gap-3 sm:w-auto">
          {DAYS.map((name) => (
            <TextField
              key={name}
              label={t(name)}
              name={name}
              type="date"
              min="2020-01-01"
              max="2100-01-01"
              defaultValue={chosen.get(name) ?? ''}
              className="min-w-0 flex-1 sm:flex-none"
            />
          ))}
        </div>
      )}
      {amounts && (
        <div className="flex w-full gap-3 sm:w-auto">
          {AMOUNTS.map((name) => (
            <TextField
              key={name}
              label={amounts[name]}
              name={name}
              inputMode="decimal"
              pattern="[0-9\s]{1,9}([.,][0-9]{1,2})?"
              maxLength={14}
              defaultValue={chosen.get(name) ?? ''}
              className="min-w-0 flex-1 sm:w-28 sm:flex-none"
            />
          ))}
        </div>
      )}
      <Button type="submit" variant="secondary" className="max-sm:w-full">
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
