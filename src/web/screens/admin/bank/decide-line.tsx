import { useEffect, useState } from 'react'
import type { BankLineView, LikelyView, LineDecision } from '../../../../domains/reconciliation/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { moneyIn } from '../../../parts/reconciliation/money-in.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = { line: BankLineView; onClose: () => void }

/** What is to be done with money nobody knows: it is for a payment, goes back, or is no buyer's. */
export function DecideLine({ line, onClose }: Props) {
  const t = useTexts('reconciliation')
  const locale = useLocale()
  const { busy, run } = useAction()
  const [title, setTitle] = useState('')
  const [note, setNote] = useState('')
  const [likely, setLikely] = useState<readonly LikelyView[]>([])
  useEffect(() => {
    const over = new AbortController()
    api('GET /api/admin/bank-lines/{id}/likely', { params: { id: line.id }, signal: over.signal })
      .then(({ payments }) => setLikely(payments))
      // A help that is missing: the title can be typed.
      .catch(() => undefined)
    return () => over.abort()
  }, [line.id])
  const decide = async (body: LineDecision) => {
    const done = await run(
      () => api('POST /api/admin/bank-lines/{id}/decision', { params: { id: line.id }, body }),
      t('decided'),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${moneyIn(line.amount, line.currency, locale)} · ${line.title || line.name}`}
    >
      <div className="flex flex-col gap-6">
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void decide({ action: 'assign', title })
          }}
        >
          {likely.length > 0 && (
            <div className="flex flex-wrap items-center gap-2 text-sm">
              <span className="text-muted">{t('likely')}</span>
              {likely.map((one) => (
                <Button key={one.title} size="sm" variant="secondary" onClick={() => setTitle(one.title)}>
                  {one.title}
                </Button>
              ))}
            </div>
          )}
          <TextField
            required
            label={t('paymentTitle')}
            maxLength={40}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button type="submit" busy={busy}>
            {t('assign')}
          </Button>
        </form>
        <Button variant="secondary" busy={busy} onClick={() => void decide({ action: 'giveBack' })}>
          {t('giveBack')}
        </Button>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void decide({ action: 'ignore', note })
          }}
        >
          <TextField
            required
            label={t('ignoreWhy')}
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button type="submit" variant="secondary" busy={busy}>
            {t('ignore')}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
