import { useState } from 'react'
import { FILES_PER_MESSAGE, MESSAGE_FILE_MB } from '../../../domains/messages/rules/bounds.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { sendFile } from '../files/send-file.ts'
import { exceeds } from '../files/upload-limits.ts'

export type Kept = { id: number; name: string }

/** Files of a message that is being written: sent at once, so that what is wrong with one is told while there is time. */
export function useMessageFiles() {
  const t = useTexts('messages')
  const locale = useLocale()
  const [files, setFiles] = useState<readonly Kept[]>([])
  const [error, setError] = useState<string>()
  const [part, setPart] = useState<number | null>(null)
  return {
    files,
    error,
    part,
    async add(chosen: readonly File[]) {
      setError(undefined)
      const room = FILES_PER_MESSAGE - files.length
      if (chosen.length > room) setError(t('attachHint', { count: FILES_PER_MESSAGE, size: MESSAGE_FILE_MB }))
      for (const file of chosen.slice(0, room)) {
        if (exceeds(file, MESSAGE_FILE_MB)) {
          setError(
            `${t('fileFailed', { name: file.name })} ${t('attachHint', { count: FILES_PER_MESSAGE, size: MESSAGE_FILE_MB })}`,
          )
          continue
        }
        try {
          setPart(0)
          const { id } = await sendFile(
            'POST /api/message-files',
            { query: { name: file.name.slice(-120) } },
            file,
            setPart,
          )
          setFiles((before) => [...before, { id, name: file.name }])
        } catch (failure) {
          setError(`${t('fileFailed', { name: file.name })} ${failureText(failure, locale)}`)
        } finally {
          setPart(null)
        }
      }
    },
    remove: (id: number) => setFiles((before) => before.filter((one) => one.id !== id)),
    clear: () => setFiles([]),
  }
}
