import { useCallback, useEffect, useState } from 'react'
import type { DocumentView } from '../../../domains/documents/contract.ts'

/** Documents as the browser loads them: undefined while it does, null when it failed. `initial`: as the server rendered them. `load` stays the same while it asks the same. */
export function useDocuments(load: () => Promise<{ documents: DocumentView[] }>, initial?: DocumentView[] | null) {
  const [documents, show] = useState<DocumentView[] | null | undefined>(initial)
  const reload = useCallback(async () => {
    try {
      show((await load()).documents)
    } catch {
      show(null)
    }
  }, [load])
  useEffect(() => void reload(), [reload])
  return { documents, show, reload }
}
