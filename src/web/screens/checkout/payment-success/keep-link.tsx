import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { useRootData } from '../../../use-root.ts'

/** The address of the order, to copy: the only way back to it without an account. */
export function KeepLink({ orderKey }: { orderKey: string }) {
  const t = useTexts('payment')
  // Of the server the address is known, too: the page is whole without scripts.
  const address = (useRootData()?.origin ?? location.origin) + useHref(`/order/${orderKey}`)
  const [able, setAble] = useState(false)
  useEffect(() => setAble('clipboard' in navigator), [])
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    notify('good', t('copied'))
  }
  return (
    <div className="flex items-start gap-2">
      <TextField
        className="min-w-0 flex-1"
        label={t('keepLink')}
        hint={t('keepLinkHint')}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      {/* Missing without scripts and on plain http: then the selected address is copied by hand. */}
      {able && (
        <Button variant="secondary" className="mt-7" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      )}
    </div>
  )
}
