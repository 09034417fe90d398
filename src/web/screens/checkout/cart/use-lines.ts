import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '../../../../domains/cart/contract.ts'
import { titleIn } from '../../../../values/titled.ts'
import { api } from '../../../browser-api.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import type { RunOnCart } from './use-cart.ts'

/** A run of clicks on "more" becomes one call. */
const PAUSE_MS = 350

type ByVersion<T> = Readonly<Record<number, T | undefined>>

/** Quantities as wished (shown at once, sent after a pause), removing with a way back. */
export function useLines(run: RunOnCart, reload: () => Promise<void>) {
  const [wanted, setWanted] = useState<ByVersion<number>>({})
  const [errors, setErrors] = useState<ByVersion<unknown>>({})
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const locale = useLocale()
  const t = useTexts('cart')

  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending.values()) clearTimeout(timer)
    }
  }, [])

  const send = async (versionId: number, quantity: number) => {
    try {
      await run((cartId) =>
        api('PUT /api/carts/{cartId}/lines/{versionId}', { params: { cartId, versionId }, body: { quantity } }),
      )
    } catch (error) {
      setErrors((current) => ({ ...current, [versionId]: error }))
      await reload()
    } finally {
      setWanted((current) => (current[versionId] === quantity ? { ...current, [versionId]: undefined } : current))
    }
  }

  const setQuantity = (versionId: number, quantity: number) => {
    clearTimeout(timers.current.get(versionId))
    setErrors((current) => ({ ...current, [versionId]: undefined }))
    setWanted((current) => ({ ...current, [versionId]: quantity }))
    timers.current.set(
      versionId,
      setTimeout(() => void send(versionId, quantity), PAUSE_MS),
    )
  }

  const putBack = ({ versionId, quantity }: CartLine) =>
    run((cartId) => api('POST /api/carts/{cartId}/lines', { params: { cartId }, body: { versionId, quantity } })).catch(
      (error) => showFailure(error, locale),
    )

  const remove = async (line: CartLine) => {
    clearTimeout(timers.current.get(line.versionId))
    setWanted((current) => ({ ...current, [line.versionId]: undefined }))
    try {
      await run((cartId) =>
        api('DELETE /api/carts/{cartId}/lines/{versionId}', { params: { cartId, versionId: line.versionId } }),
      )
    } catch (error) {
      showFailure(error, locale)
      return
    }
    notify('info', t('removed', { title: titleIn(line, locale) }), { label: t('undo'), run: () => void putBack(line) })
  }

  const settled = Object.values(wanted).every((quantity) => quantity === undefined)
  return { wanted, errors, setQuantity, remove, settled }
}
