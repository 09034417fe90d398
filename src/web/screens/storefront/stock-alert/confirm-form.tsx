import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** Behind the link in the mail: programs that open links by themselves confirm nothing. */
export function ConfirmForm({ token }: { token: string }) {
  const t = useTexts('wishes')
  return (
    <form method="post" className="mt-5 flex flex-wrap gap-3">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg">
        {t('alertConfirm')}
      </Button>
      <Button type="submit" size="lg" variant="secondary" name="what" value="end">
        {t('alertEnd')}
      </Button>
    </form>
  )
}
