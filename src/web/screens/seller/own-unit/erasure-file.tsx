import { useState } from 'react'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import { FileDrop } from '../../../parts/files/file-drop.tsx'
import { sendFile } from '../../../parts/files/send-file.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Props = { companyId: number; unit: OwnUnit; onUnit: (unit: OwnUnit) => void }

/** Sends the PDF of the certificate. */
export function ErasureFile({ companyId, unit, onUnit }: Props) {
  const t = useTexts('bench')
  const locale = useLocale()
  const [part, setPart] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setError(undefined)
    setPart(0)
    try {
      const params = { id: companyId, code: unit.code }
      onUnit(await sendFile('POST /api/companies/{id}/units/{code}/erasure/file', { params }, file, setPart))
      notify('good', t('fileSent'))
    } catch (failure) {
      setError(failureText(failure, locale))
    }
    setPart(null)
  }
  return (
    <div className="mt-4">
      <FileDrop
        small
        label={t('chooseFile')}
        hint={t('fileHint')}
        accept="application/pdf"
        part={part}
        error={error}
        onFile={(file) => void take(file)}
      />
    </div>
  )
}
