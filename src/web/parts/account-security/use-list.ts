import { useCallback, useEffect, useState } from 'react'
import { showFailure } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'

/** Something a panel asks for by itself: undefined until it came. `reload` after a change; `act` does one and says what went wrong. */
export function useList<T>(read: () => Promise<T>) {
  const locale = useLocale()
  const [value, setValue] = useState<T>()
  const [busy, setBusy] = useState(false)
  const reload = useCallback(async () => {
    try {
      setValue(await read())
    } catch (error) {
      showFailure(error, locale)
    }
  }, [read, locale])
  useEffect(() => {
    void reload()
  }, [reload])
  const act = async (action: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    try {
      await action()
    } catch (error) {
      showFailure(error, locale)
    }
    await reload()
    setBusy(false)
  }
  return { value, busy, reload, act }
}
