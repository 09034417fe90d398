import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { loadedUnits, loadUnits } from './load-units.ts'

const UnitsLater = lazyPart(loadUnits)

/** What tells of the very things of an offer: there at once where a server renders, else as soon as it is fetched. */
export function UnitsPlace(props: ComponentProps<typeof UnitsLater>) {
  const Units = loadedUnits() ?? UnitsLater
  return (
    <Suspense>
      <Units {...props} />
    </Suspense>
  )
}
