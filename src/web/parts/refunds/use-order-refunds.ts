import { useCallback, useEffect, useState } from 'react'

/** What may be done with refunds by transfer. `paid`: by who pays them. */
export type TransferVerbs = {
  /** Where browsers without scripts send the account: the buyer's page of the purchase. */
  plainAction?: string
  payer: 'market' | 'seller' | null
  account: (id: number, account: { iban: string; holder: string }) => Promise<unknown>
  paid?: (id: number, iban: string) => Promise<unknown>
}

/** Something about refunds as the browser loads it: undefined while it does, null when it failed. `initial`: as the server rendered it. `load` stays the same while it asks the same. */
export function useLoadedRefunds<T>(load: () => Promise<T>, initial?: T | null) {
  const [loaded, show] = useState<T | null | undefined>(initial)
  const reload = useCallback(async () => {
    try {
      show(await load())
    } catch {
      show(null)
    }
  }, [load])
  useEffect(() => void reload(), [reload])
  return { loaded, show, reload }
}
