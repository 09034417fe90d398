import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Props = {
  label: string
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
  const form = useRef<HTMLFormElement>(null)
  const [chosen] = useSearchParams()
  const filtered = ['q', ...names].some((name) => chosen.get(name))
  // The fields follow the address (back, a link), and who pressed Enter in one stays in it.
  useEffect(() => {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = chosen.get(field.name) ?? ''
  }, [chosen])
  const all = new URLSearchParams(keep.flatMap((name) => (chosen.get(name) ? [[name, chosen.get(name) ?? '']] : [])))
  return (
    <Form ref={form} role="search" className="flex flex-wrap items-end gap-3 py-4">
      {keep.map((name) => chosen.has(name) && <input key={name} type="hidden" name={name} />)}
      <TextField
        label={label}
        name="q"
        type="search"
        placeholder={hint}
        defaultValue={chosen.get('q') ?? ''}
        maxLength={100}
        className="w-full sm:w-auto sm:min-w-64 sm:max-w-sm sm:flex-1"
      />
      {children}
      <Button type="submit" variant="secondary" className="max-sm:w-full">
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
