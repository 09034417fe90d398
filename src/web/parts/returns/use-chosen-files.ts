import { useState } from 'react'
import { CASE_FILE_MB, FILES_AT_ONCE } from '../../../domains/returns/rules/files.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { exceeds } from '../files/upload-limits.ts'
import type { SendCaseFile } from './files-way.ts'

/** Files that somebody chose to go with words, and their way to the market: all of them, or none is named. */
export function useChosenFiles(send: SendCaseFile | undefined) {
  const t = useTexts('returnPages')
  const locale = useLocale()
  const [files, setFiles] = useState<readonly File[]>([])
  const [error, setError] = useState<string>()
  const [part, setPart] = useState<number | null>(null)
  return {
    files,
    error,
    part,
    add(more: readonly File[]) {
      const large = more.find((file) => exceeds(file, CASE_FILE_MB))
      const all = [...files, ...more.filter((file) => !exceeds(file, CASE_FILE_MB))]
      setFiles(all.slice(0, FILES_AT_ONCE))
      if (large) setError(t('fileTooLarge', { name: large.name, maximum: CASE_FILE_MB }))
      else setError(all.length > FILES_AT_ONCE ? t('filesTooMany', { maximum: FILES_AT_ONCE }) : undefined)
    },
    remove(file: File) {
      setFiles(files.filter((other) => other !== file))
      setError(undefined)
    },
    clear: () => setFiles([]),
    /** Their ids, in their order; undefined where one was refused, which is told beside them. */
    async sendAll(by = send): Promise<number[] | undefined> {
      const ids = new Set<number>()
      setError(undefined)
      for (const [at, file] of files.entries()) {
        try {
          setPart(at / files.length)
          const { id } = await (by as SendCaseFile)(file, (one) => setPart((at + one) / files.length))
          ids.add(id)
        } catch (failure) {
          setError(t('fileRefused', { name: file.name, why: failureText(failure, locale) }))
          return undefined
        } finally {
          setPart(null)
        }
      }
      return [...ids]
    },
  }
}
