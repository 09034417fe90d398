import { Share2 } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast-store.ts'

/** The device's own way to share; without one the address is copied. */
export function ShareButton({ title }: { title: string }) {
  const t = useTexts('product')
  const share = async () => {
    const url = location.href.split('#')[0] ?? ''
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        notify('good', t('linkCopied'))
      }
    } catch {
      // Closed by the visitor, or forbidden by the browser: the address bar is still there.
    }
  }
  return (
    <Button variant="quiet" onClick={share}>
      <Share2 className="size-4 shrink-0" aria-hidden="true" />
      {t('share')}
    </Button>
  )
}
