import { useState } from 'react'
import { api } from '../../../browser-api.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Asks KSeF with the token that is kept, and says in words what came of it. */
export function KsefTest({ companyId: id }: { companyId: number }) {
  const t = useTexts('documents')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<{ works: boolean; text: string }>()
  const ask = async () => {
    setBusy(true)
    setResult(undefined)
    try {
      await api('POST /api/companies/{id}/document-settings/ksef/test', { params: { id } })
      setResult({ works: true, text: t('ksefWorks') })
    } catch (error) {
      setResult({ works: false, text: failureText(error, locale) })
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void ask()}>
        {t('ksefTest')}
      </Button>
      {result && (
        <div className="order-last basis-full">
          <Notice tone={result.works ? 'good' : 'danger'} live>
            {result.text}
          </Notice>
        </div>
      )}
    </>
  )
}
