import { showFailure } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import { notify } from '../../ui/toast-store.ts'
import { useSending } from '../forms/use-sending.ts'

/** Hands a file to the browser to keep. */
export function saveDownload(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser still reads it while it saves.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/**
 * Asks for a file and hands it to the browser to keep, one at a time; a failure is told (M01). True: it is kept. `get` answers
 * undefined when the person gave up on the way.
 */
export function useDownload() {
  const locale = useLocale()
  const { busy, send } = useSending()
  const download = async (get: () => Promise<Blob | undefined>, name: string, done?: string): Promise<boolean> => {
    let isKept = false
    await send(async () => {
      try {
        const file = await get()
        if (!file) return
        saveDownload(file, name)
        isKept = true
        if (done) notify('good', done)
      } catch (error) {
        showFailure(error, locale)
      }
    })
    return isKept
  }
  return { busy, download }
}
