import { RecentPlace } from '../../../parts/wishes/places.tsx'
import { Similar } from './similar.tsx'

/** What comes after the product itself. */
export function Below({ id }: { id: number }) {
  return (
    <>
      <Similar productId={id} />
      <RecentPlace seen={id} />
    </>
  )
}
