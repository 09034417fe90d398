import { useCallback, useEffect, useState } from 'react'
import { useKeptFocus } from '../../../../parts/security/use-kept-focus.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'

/**
 * Something a panel asks for by itself: undefined until it came. `act` changes something, says what went wrong and asks again; `place` is
 * where the list stands.
 */
export function useList<T>(read: () => Promise<T>) {
  const locale = useLocale()
  const [value, setValue] = useState<T>()
  const [busy, setBusy] = useState(false)
  const { place, keepFocus } = useKeptFocus()
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
    keepFocus()
  }
  return { value, busy, place, act }
}
