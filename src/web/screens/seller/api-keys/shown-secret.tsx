import { useEffect, useRef } from 'react'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/toast-store.ts'
import type { Shown } from './use-keys.ts'

/** The secret, this once. It stays until it is said to be kept: no stray click takes it away. */
export function ShownSecret({ name, secret, onKept }: Shown & { onKept: () => void }) {
  const t = useTexts('apiKeys')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      notify('good', t('copied'))
    } catch (error) {
      showFailure(error, locale)
    }
  }
  return (
    <Notice tone="warning">
      <h2 ref={heading} tabIndex={-1} className="break-words font-semibold text-base outline-none">
        {t('secretTitle', { name })}
      </h2>
      <p>{t('secretText')}</p>
      <p data-secret className="my-3 select-all break-all rounded-md border border-edge bg-surface p-3 font-medium">
        {secret}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button variant="secondary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </Notice>
  )
}
