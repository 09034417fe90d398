import { type ComponentType, memo, Suspense, useState } from 'react'
import { drawnPart } from '../../../../ui/lazy-part.tsx'

type Pieces = typeof import('./further.tsx')

let loaded: Pieces | undefined

/** Fetched with the data of a page that is gone to; the first page shows what the server drew and fetches them once it answers. */
export async function loadFurther(): Promise<Pieces> {
  loaded ??= await import('./further.tsx')
  return loaded
}

/** Its words must be the same until others are meant: what the server drew goes when they change before its code is there. */
function piece<Props extends object>(pick: (pieces: Pieces) => ComponentType<Props>) {
  const Later = drawnPart(async () => ({ default: pick(await loadFurther()) })) as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: called while this module starts, never by a component
  return memo(function Piece(props: Props) {
    // As begun: another kind of component would lose what is open in it.
    const [View] = useState<ComponentType<Props>>(() => (loaded ? pick(loaded) : Later))
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    )
  })
}

export const AfterSale = piece((pieces) => pieces.AfterSale)
export const Condition = piece((pieces) => pieces.Condition)
export const ReportLink = piece((pieces) => pieces.ReportLink)
export const Reviews = piece((pieces) => pieces.Reviews)
export const SellerCard = piece((pieces) => pieces.SellerCard)
export const Similar = piece((pieces) => pieces.Similar)
