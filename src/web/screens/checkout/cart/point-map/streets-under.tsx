import { Suspense } from 'react'
import { NotThere, OrElse } from '../../../../parts/place-map/or-else.tsx'
import type { View } from '../../../../parts/place-map/view.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'

const StreetLayer = lazyPart(() => import('./street-layer.tsx'), NotThere)

type Props = { styleUrl: string; view: View; onFailure: () => void }

/** The layer of streets, fetched when it is shown; says where it cannot be. */
export function StreetsUnder(props: Props) {
  return (
    <OrElse onFailure={props.onFailure}>
      <Suspense>
        <StreetLayer {...props} />
      </Suspense>
    </OrElse>
  )
}
