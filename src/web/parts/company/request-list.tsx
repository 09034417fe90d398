import type { ReactNode } from 'react'
import type { DocumentRequest } from '../../../domains/approval/oversight/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'

type Props = {
  requests: readonly DocumentRequest[]
  actions?: (request: DocumentRequest) => ReactNode
}
const TONES = { open: 'warning', brought: 'accent', received: 'good', withdrawn: 'neutral' } as const

/** Documents that were asked for: what, until when, and where each stands. */
export function RequestList({ requests, actions }: Props) {
  const t = useTexts('oversight')
  const locale = useLocale()
  const dayOf = (day: string) => dateFormat(locale, { dateStyle: 'long' }).format(new Date(`${day}T12:00:00Z`))
  return (
    <ul className="flex flex-col gap-4 text-sm empty:hidden">
      {requests.map((one) => (
        <li key={one.id} className="flex flex-col gap-1.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{t(`${one.kind}Document`)}</span>
            <Badge tone={TONES[one.state]}>{t(`request_${one.state}`)}</Badge>
            {one.dueOn && <span className="text-muted">{t('taskUntil', { day: dayOf(one.dueOn) })}</span>}
          </p>
          <p className="whitespace-pre-line break-words">{one.words}</p>
          {actions?.(one)}
        </li>
      ))}
    </ul>
  )
}
