import type { Warning } from '../../../domains/messages/rules/warnings.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = { warnings: readonly Warning[]; title: string; live?: boolean; className?: string }

/** Why a message should be read twice. */
export function WarningsNotice({ warnings, title, live = false, className }: Props) {
  const t = useTexts('messages')
  return (
    <Notice tone="warning" title={title} live={live} {...(className && { className })}>
      <ul className={warnings.length > 1 ? 'list-disc pl-4' : undefined}>
        {warnings.map((one) => (
          <li key={one}>{t(`warning_${one}`)}</li>
        ))}
      </ul>
    </Notice>
  )
}
