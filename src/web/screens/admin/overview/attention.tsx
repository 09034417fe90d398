import { Alarms } from './alarms.tsx'
import type { Overview } from './load-overview.ts'
import { OpeningLeft } from './opening-left.tsx'

/** What is bad of the market, and what is left before it opens: for those whose work it is. */
export function Attention({ health, opening }: Pick<Overview, 'health' | 'opening'>) {
  return (
    <>
      {health && <Alarms {...health} />}
      {opening && <OpeningLeft {...opening} />}
    </>
  )
}
