import { useCallback, useEffect, useState } from 'react'

/** What may be done with refunds by transfer. `paid`: by who pays them. */
export type TransferVerbs = {
  payer: 'market' | 'seller' | null
  account: (id: number, account: { iban: string; holder: string }) => Promise<unknown>
  paid?: (id: number, iban: string) => Promise<unknown>
}

/** Something about refunds as the browser loads it: undefined while it does, null when it failed. `load` stays the same while it asks the same. */
export function useLoadedRefunds<T>(load: () => Promise<T>) {
  const [loaded, show] = useState<T | null | undefined>(undefined)
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
