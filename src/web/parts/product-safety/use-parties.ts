import { useState } from 'react'
import type { Trader } from '../../../domains/product-safety/contract.ts'
import { EMPTY_PARTY, partyOf } from './party-fields.tsx'

type Parties = { maker: Trader | null; responsible: Trader | null }

/** Both parties of a form, and what is wrong with them once somebody tried to save. */
export function useParties(known: Parties) {
  const [maker, setMaker] = useState(known.maker ?? EMPTY_PARTY)
  const [responsible, setResponsible] = useState(known.responsible ?? EMPTY_PARTY)
  const [tried, setTried] = useState(false)
  const read = { maker: partyOf(maker), responsible: partyOf(responsible) }
  return {
    ...{ maker, setMaker, responsible, setResponsible },
    wrong: { maker: tried && read.maker === undefined, responsible: tried && read.responsible === undefined },
    /** What may be saved; undefined while something is wrong, which is shown from now on. */
    take(): Parties | undefined {
      setTried(true)
      return read.maker === undefined || read.responsible === undefined
        ? undefined
        : { maker: read.maker, responsible: read.responsible }
    },
  }
}
