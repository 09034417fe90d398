import { Link } from 'react-router'
import { ChooseFiles } from '../../../parts/returns/choose-files.tsx'
import type { useChosenFiles } from '../../../parts/returns/use-chosen-files.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = { chosen: ReturnType<typeof useChosenFiles>; busy: boolean; to: string; onSend: () => void }

/** The case is there, its files are not: they stay chosen, and go with another press or without the one that was refused. */
export function FilesAgain({ chosen, busy, to, onSend }: Props) {
  const t = useTexts('returnPages')
  return (
    <div className="flex flex-col gap-5">
      {!busy && (
        <Notice tone="warning" live>
          {t('filesNotSent')}
        </Notice>
      )}
      <ChooseFiles chosen={chosen} busy={busy} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="button" busy={busy} disabled={chosen.files.length === 0} onClick={onSend}>
          {t('filesSendAgain')}
        </Button>
        <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('toCase')}
        </Link>
      </div>
    </div>
  )
}
