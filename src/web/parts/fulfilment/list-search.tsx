import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useListForm } from '../lists/use-list-form.tsx'

type Props = {
  /** Of the field for words, where there is one. */
  label?: string
  hint?: string
  /** Names of further fields, which `children` are. */
  names?: readonly string[]
  /** What else stands in the address and stays. */
  keep: readonly string[]
  /** How many the list shows: read out when it changes. */
  count: number
  children?: ReactNode
}

/** Search and filters above a list; what is chosen stands in the address, so that a list can be sent to a colleague. */
export function ListSearch({ label, hint, names = [], keep, count, children }: Props) {
  const t = useTexts('fulfilment')
  const { form, chosen, isFiltered, cleared, hidden } = useListForm([...(label ? ['q'] : []), ...names], keep)
  return (
    <Form ref={form} role="search" className="flex flex-wrap items-end gap-3 py-4">
      {hidden}
      {label && (
        <TextField
          label={label}
          name="q"
          type="search"
          placeholder={hint}
          defaultValue={chosen.get('q') ?? ''}
          maxLength={100}
          className="w-full sm:w-auto sm:min-w-64 sm:max-w-sm sm:flex-1"
        />
      )}
      {children}
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
