import { useState } from 'react'
import type { KeyedProvider } from '../../../../../domains/payments/contract.ts'
import { api } from '../../../../browser-api.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'

/** Asks the provider with the keys that are kept, and says in words what came of it. */
export function ConnectionTest({ provider, name }: { provider: KeyedProvider; name: string }) {
  const t = useTexts('configuration')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<{ works: boolean; text: string }>()
  const ask = async () => {
    setBusy(true)
    setResult(undefined)
    try {
      const { asked } = await api('POST /api/admin/payment-providers/{provider}/test', { params: { provider } })
      setResult({ works: true, text: t(asked ? 'testWorks' : 'testChecked', { name }) })
    } catch (error) {
      setResult({ works: false, text: failureText(error, locale) })
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void ask()} aria-label={t('testConnectionOf', { name })}>
        {t('testConnection')}
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
