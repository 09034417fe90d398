import { useForm } from 'react-hook-form'
import type { FlaggerRow } from '../../../../domains/moderation/flaggers/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const EMPTY = { email: '', name: '', awardedBy: '' }

/** Whose reports come first: the list, and a form for a new one. */
export function Flaggers({ flaggers }: { flaggers: readonly FlaggerRow[] }) {
  const t = useTexts('moderationWork')
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: EMPTY })
  const save = form.handleSubmit(async (body) => {
    if (await run(() => api('POST /api/admin/trusted-flaggers', { body }), t('flaggerSaved'))) form.reset(EMPTY)
  })
  const end = (id: number) =>
    run(() => api('POST /api/admin/trusted-flaggers/{id}/end', { params: { id } }), t('flaggerSaved'))
  return (
    <Disclosure title={t('flaggers')}>
      <p className="max-w-text text-muted text-sm">{t('flaggersText')}</p>
      <ul className="mt-3 max-w-3xl text-sm">
        {flaggers.map(({ id, name, email, awardedBy, since, endedAt }) => (
          <li key={id} className="wrap-anywhere flex flex-wrap items-center gap-x-4 border-line border-b py-2">
            <span className="min-w-0 flex-1">
              {name} · {email}
              <span className="block text-muted">
                {awardedBy}, <Day at={since} />
              </span>
            </span>
            {endedAt ? (
              <span className="text-muted">{t('flaggerEnded')}</span>
            ) : (
              <Button variant="quiet" busy={busy} onClick={() => void end(id)}>
                {t('endFlagger', { name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void save(event)} className="mt-4 grid max-w-3xl gap-4 sm:grid-cols-2">
        <TextField label={t('flaggerName')} required maxLength={200} {...form.register('name')} />
        <TextField label={t('flaggerEmail')} type="email" required maxLength={200} {...form.register('email')} />
        <TextField label={t('awardedBy')} required maxLength={200} {...form.register('awardedBy')} />
        <Button type="submit" busy={busy} className="self-end justify-self-start">
          {t('addFlagger')}
        </Button>
      </form>
    </Disclosure>
  )
}
