import { useRef } from 'react'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { notify } from '../../ui/toast-store.ts'
import { useSending } from '../forms/use-sending.ts'

type Written = { words: string; files: number[] }
export type SendMessage = (written: Written, idempotencyKey: string) => Promise<void>

/** Sends what was written; the same try twice sends once. What is refused is told (M01). */
export function useSendOnce(sendMessage: SendMessage) {
  const t = useTexts('messages')
  const locale = useLocale()
  const sending = useSending()
  const last = useRef({ content: '', key: '' })
  const send = (written: Written, sent: () => void) =>
    sending.send(async () => {
      const content = JSON.stringify(written)
      // The answer to the first try may be lost on its way.
      if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
      try {
        await sendMessage(written, last.current.key)
        last.current = { content: '', key: '' }
        sent()
      } catch (error) {
        notify('danger', `${t('sendFailed')}: ${failureText(error, locale)}`)
      }
    })
  return { busy: sending.busy, send }
}
