import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NotThere, OrElse } from './or-else.tsx'
import type { View } from './view.ts'

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
