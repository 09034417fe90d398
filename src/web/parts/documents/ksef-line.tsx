import type { DocumentView } from '../../../domains/documents/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'

/** How far an invoice came to KSeF; where something is wrong, the system's own words and what to do. */
export function KsefLine({ state }: { state: NonNullable<DocumentView['ksef']> }) {
  const t = useTexts('documents')
  const { status, number, problem, cause } = state
  return (
    <>
      <p className="break-words text-muted text-xs">
        {t(`ksefState_${status}`, { number: number ?? '', problem: problem ?? '' })}
      </p>
      {cause && <p className="max-w-prose text-xs">{t(`ksefDo_${cause}`)}</p>}
    </>
  )
}
