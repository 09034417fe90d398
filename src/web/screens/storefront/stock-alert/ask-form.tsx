import { useState } from 'react'
import { useAct } from '../../../parts/forms/use-act.ts'
import { useSignedIn } from '../../../session/current-session.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = { productId: number; versionId: string }

/** A guest gives an address; whoever is logged in is known already. */
export function AskForm({ productId, versionId }: Props) {
  const t = useTexts('wishes')
  const signedIn = useSignedIn()
  const { busy, act } = useAct()
  const [kept, setKept] = useState(false)
  if (kept) {
    return (
      <Notice tone="good" live className="mt-5">
        {t('alertKept')}
      </Notice>
    )
  }
  if (signedIn) {
    return (
      <Button
        size="lg"
        className="mt-5"
        busy={busy}
        onClick={() =>
          act(async (api) => {
            await api('PUT /api/stock-alerts/{versionId}', { params: { versionId } })
            setKept(true)
          })
        }
      >
        {t('tellMe')}
      </Button>
    )
  }
  return (
    <form method="post" className="mt-5 flex flex-col gap-4">
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="version" value={versionId} />
      <TextField
        label={t('alertEmail')}
        hint={t('alertEmailHint')}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={200}
      />
      <Button type="submit" size="lg">
        {t('tellMe')}
      </Button>
    </form>
  )
}
