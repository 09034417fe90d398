import { Check, ShoppingBag } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { localePath } from '../../../values/locale.ts'
import { api } from '../../browser-api.ts'
import { addToCart } from '../../session/cart-state.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { notify } from '../../ui/toast-store.ts'

type Props = {
  versionId: number
  /** Name of the product, read out with the button. */
  title: string
  quantity?: number
  size?: 'sm' | 'md' | 'lg'
  wide?: boolean
  /** On a card, among many others: quiet, and without the bag where there is no room. */
  compact?: boolean
  disabled?: boolean
  /** Other controls send along which version (`choice`) and how many. */
  formId?: string
}

/** A plain form, which leads to the cart; with scripts it stays on the page. */
export function AddToCart({ versionId, title, quantity = 1, size = 'md', wide, compact, disabled, formId }: Props) {
  const t = useTexts('shell')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  // The button itself says that it has worked: the eye is there.
  const [added, setAdded] = useState(false)
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await addToCart(api, versionId, quantity)
      setAdded(true)
      notify('good', t('addedToCart'), { label: t('goToCart'), to: '/cart' })
    } catch (error) {
      showFailure(error, locale)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form id={formId} method="post" action={localePath('/cart', locale)} onSubmit={add} className="contents">
      <Button
        size={compact ? 'sm' : size}
        variant={compact ? 'secondary' : 'primary'}
        className={compact ? 'min-w-0 flex-1 px-2!' : ''}
        busy={busy}
        type="submit"
        name="version"
        value={versionId}
        aria-label={t('addToCartOf', { title })}
        {...(wide && { wide })}
        {...(disabled && { disabled })}
      >
        {!busy &&
          (added ? (
            <Check className="size-4 shrink-0" aria-hidden="true" />
          ) : (
            <ShoppingBag
              className={cx('size-4 shrink-0', compact && 'hidden text-accent sm:block')}
              aria-hidden="true"
            />
          ))}
        {t('addToCart')}
      </Button>
    </form>
  )
}
