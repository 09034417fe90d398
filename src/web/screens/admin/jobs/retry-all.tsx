import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { useJobName } from './use-job-name.ts'

/** All jobs of a name that failed begin anew. */
export function RetryAll({ name }: { name: string }) {
  const t = useTexts('jobs')
  const nameOf = useJobName()
  const { busy, run } = useAction()
  return (
    <p className="pb-4">
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void run(() => api('POST /api/admin/jobs/retry', { body: { name } }), t('retried'))}
      >
        {t('retryAll', { name: nameOf(name) })}
      </Button>
    </p>
  )
}
