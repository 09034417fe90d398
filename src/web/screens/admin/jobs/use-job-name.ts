import type { jobNames } from '../../../../i18n/pl-PL/job-names.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

type Key = keyof typeof jobNames

/** What a job does, in words; a name that this version has no words for stands as it is. */
export function useJobName(): (name: string) => string {
  const names = useTexts('jobNames')
  const t = useTexts('jobs')
  return (name) => {
    const key = name.replaceAll('.', '_') as Key
    const words = names(key)
    return words === key ? t('unknownJob', { name }) : words
  }
}
