import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * A form above a list whose choice stands in the address, so that the list can be sent to a colleague. `names`: its fields; `keep`: what
 * else of the address stays when they change.
 */
export function useListForm(names: readonly string[], keep: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen] = useSearchParams()
  // The fields follow the address (back, a link), and who pressed Enter in one stays in it.
  useEffect(() => {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = chosen.get(field.name) ?? ''
  }, [chosen])
  const given = (list: readonly string[]) => list.filter((name) => chosen.get(name))
  return {
    form,
    chosen,
    isFiltered: given(names).length > 0,
    /** The address without the choice; `also`: fields that stay all the same. */
    cleared: (also: readonly string[] = []) =>
      `?${new URLSearchParams(given([...keep, ...also]).map((name) => [name, chosen.get(name) ?? '']))}`,
    hidden: given(keep).map((name) => (
      <input key={name} type="hidden" name={name} defaultValue={chosen.get(name) ?? ''} />
    )),
  }
}
