import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnCategory } from '../../../../domains/categories/tree/contract.ts'
import { type LocalText, pickText } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type Choice = { value: string; label: string }
type Props = { category: OwnCategory; parents: readonly Choice[]; others: readonly Choice[]; hasChildren: boolean }
type Act = 'move' | 'merge' | 'remove'

/** Where a category stands: under another parent, merged into another one, or gone. Each is asked once more. */
export function PlacePanel({ category, parents, others, hasChildren }: Props) {
  const t = useTexts('categoryEditor')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const [asked, setAsked] = useState<Act | null>(null)
  const [parent, setParent] = useState(category.parentId === null ? '' : String(category.parentId))
  const [into, setInto] = useState('')
  const params = { id: category.id }
  const acts = {
    move: () =>
      api('POST /api/admin/categories/{id}/move', {
        params,
        body: { parentId: parent === '' ? null : Number(parent), before: null },
      }),
    merge: () => api('POST /api/admin/categories/{id}/merge', { params, body: { into: Number(into) } }),
    remove: () => api('DELETE /api/admin/categories/{id}', { params }),
  }
  const confirm = async (act: Act) => {
    const done = await run(acts[act], t(`done_${act}`))
    setAsked(null)
    if (done && act !== 'move') await navigate(act === 'merge' ? `?id=${into}` : '?')
  }
  const name = pickText(category.names as LocalText, useLocale())
  const target = others.find((one) => one.value === into)?.label ?? ''
  return (
    <section aria-labelledby="place" className="grid gap-5 border-line border-t pt-6">
      <h3 id="place" className="text-lg">
        {t('place')}
      </h3>
      {!hasChildren && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            className="min-w-56 flex-1"
            label={t('parent')}
            value={parent}
            options={[{ value: '', label: t('topLevel') }, ...parents]}
            onChange={({ target: field }) => setParent(field.value)}
          />
          <Button
            variant="secondary"
            disabled={parent === (category.parentId === null ? '' : String(category.parentId))}
            onClick={() => setAsked('move')}
          >
            {t('move')}
          </Button>
        </div>
      )}
      {!hasChildren && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            className="min-w-56 flex-1"
            label={t('mergeInto')}
            hint={t('mergeHint')}
            value={into}
            options={[{ value: '', label: t('choose') }, ...others]}
            onChange={({ target: field }) => setInto(field.value)}
          />
          <Button variant="secondary" disabled={into === ''} onClick={() => setAsked('merge')}>
            {t('merge')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="danger" disabled={category.products > 0 || hasChildren} onClick={() => setAsked('remove')}>
          {t('remove')}
        </Button>
        {(category.products > 0 || hasChildren) && <p className="text-muted text-sm">{t('notEmpty')}</p>}
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? t(`ask_${asked}`, { name }) : ''}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              {t('cancel')}
            </Button>
            <Button
              variant={asked === 'move' ? 'primary' : 'danger'}
              busy={busy}
              onClick={() => asked && void confirm(asked)}
            >
              {asked ? t(asked) : ''}
            </Button>
          </>
        }
      >
        {asked && <p>{t(`text_${asked}`, { name, target, count: category.products })}</p>}
      </Dialog>
    </section>
  )
}
