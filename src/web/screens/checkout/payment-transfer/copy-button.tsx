import { useEffect, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast-store.ts'

/** Copies one line; only there where it can, which the server does not know. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const t = useTexts('payment')
  const [able, setAble] = useState(false)
  useEffect(() => setAble('clipboard' in navigator), [])
  if (!able) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify('good', t('transferCopied', { name }))
  }
  return (
    <Button size="sm" variant="secondary" aria-label={t('transferCopyOf', { name })} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}
