import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = { failure?: string | null | undefined; busy: boolean; submitText?: string; onCancel?: () => void }

/** What went wrong with the whole, and the buttons. */
export function FormFoot({ failure, busy, submitText, onCancel }: Props) {
  const t = useTexts('profile')
  return (
    <div className="flex flex-col gap-4">
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {submitText ?? t('save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}
