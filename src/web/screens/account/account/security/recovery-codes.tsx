import { useEffect, useRef } from 'react'
import { saveDownload } from '../../../../parts/files/use-download.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { notify } from '../../../../ui/toast-store.ts'

/** Shown this once: to be copied or kept as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts('security')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('good', t('copied'))
    } catch (error) {
      showFailure(error, locale)
    }
  }
  const download = () => saveDownload(new Blob([`${text}\n`], { type: 'text/plain' }), `${t('codesFile')}.txt`)
  return (
    <div className="pb-2">
      <h3 ref={heading} tabIndex={-1} className="pb-2 font-semibold text-base outline-none">
        {t('codes')}
      </h3>
      <Notice tone="warning">{t('codesText')}</Notice>
      <ul className="numbers grid gap-x-8 gap-y-1 py-4 font-medium sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="secondary" onClick={download}>
          {t('download')}
        </Button>
        <Button onClick={onDone}>{t('codesKept')}</Button>
      </div>
    </div>
  )
}
