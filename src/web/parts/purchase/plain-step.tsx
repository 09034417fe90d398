import type { ReactNode } from 'react'
import { localePath } from '../../../values/locale.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/button-look.ts'

type Props = {
  orderKey: string
  /** What the form does, and to what. */
  fields: Record<string, string>
  /** On what opens the question; the question; on what answers it. */
  open: string
  question: ReactNode
  yes: string
}

/** What a button that asks first does, for browsers without scripts: it opens by itself and sends a plain form. */
export function PlainStep({ orderKey, fields, open, question, yes }: Props) {
  const locale = useLocale()
  return (
    <noscript>
      <details>
        <summary className={buttonLook({ variant: 'quiet' })}>{open}</summary>
        <form method="post" action={localePath(`/order/${orderKey}`, locale)} className="mt-3 flex flex-col gap-3 pl-4">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p className="max-w-text">{question}</p>
          <Button type="submit" variant="danger" className="self-start">
            {yes}
          </Button>
        </form>
      </details>
    </noscript>
  )
}
