import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { api } from '../browser-api.ts'
import { addToCart } from '../session/cart-state.ts'
import { showFailure } from '../show-failure.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/toast-store.ts'

type Props = {
  versionId: number
  /** Name of the product, read out with the button. */
  title: string
  quantity?: number
  size?: 'sm' | 'md' | 'lg'
  wide?: boolean
  disabled?: boolean
}

export function AddToCart({ versionId, title, quantity = 1, size = 'md', wide, disabled }: Props) {
  const t = useTexts('shell')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    try {
      await addToCart(api, versionId, quantity)
      notify('good', t('addedToCart'), { label: t('goToCart'), to: '/cart' })
    } catch (error) {
      showFailure(error, locale)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size={size}
      busy={busy}
      onClick={add}
      aria-label={t('addToCartOf', { title })}
      {...(wide && { wide })}
      {...(disabled && { disabled })}
    >
      {!busy && <ShoppingBag className="size-4 shrink-0" aria-hidden="true" />}
      {t('addToCart')}
    </Button>
  )
}
