import { useRef, useState } from 'react'
import { IMPORT_MAX_BYTES } from '../../../domains/imports/rules/import-limits.ts'
import { MEGABYTE } from '../../../values/megabytes.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'

type Wishes = {
  /** Endings of the name, with their dots. */
  endings: readonly string[]
  wrong: string
  send: (file: File, onProgress: (part: number) => void) => Promise<void>
}

/** A file that is sent as soon as it is chosen or dropped. `part`: how much of it is on its way; null: nothing is. */
export function useUpload({ endings, wrong, send }: Wishes) {
  const t = useTexts('imports')
  const locale = useLocale()
  const [part, setPart] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const busy = useRef(false)
  const take = async (file: File | undefined) => {
    if (!file || busy.current) return
    const fits = endings.some((ending) => file.name.toLowerCase().endsWith(ending))
    if (!fits) return setError(wrong)
    if (file.size > IMPORT_MAX_BYTES) return setError(t('tooLarge', { maximum: IMPORT_MAX_BYTES / MEGABYTE }))
    busy.current = true
    setError(undefined)
    setPart(0)
    try {
      await send(file, setPart)
    } catch (failure) {
      setError(failureText(failure, locale))
    } finally {
      busy.current = false
      setPart(null)
    }
  }
  return { part, error, take }
}
