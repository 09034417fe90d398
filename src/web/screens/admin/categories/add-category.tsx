import { useState } from 'react'
import { useNavigate } from 'react-router'
import { othersGiven } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { type DraftText, EMPTY_TEXT } from '../../../parts/categories/draft.ts'
import { TextFields } from '../../../parts/categories/text-fields.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type Props = { open: boolean; onClose: () => void; parents: readonly { value: string; label: string }[] }

/** A new category by its name and place; everything else is edited after. */
export function AddCategory({ open, onClose, parents }: Props) {
  const t = useTexts('categoryEditor')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const [names, setNames] = useState<DraftText>(EMPTY_TEXT)
  const [parent, setParent] = useState('')
  const [tried, setTried] = useState(false)
  const nameless = names['pl-PL'].trim() === ''
  const add = async () => {
    setTried(true)
    if (nameless) return
    await run(async () => {
      const body = {
        names: {
          'pl-PL': names['pl-PL'],
          ...othersGiven((locale) => names[locale]),
        },
        parentId: parent === '' ? null : Number(parent),
        icon: 'box',
        attributes: [],
      }
      const made = await api('POST /api/admin/categories', { body })
      setNames(EMPTY_TEXT)
      setTried(false)
      onClose()
      await navigate(`?id=${made.id}`)
    }, t('added'))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('addTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} onClick={() => void add()}>
            {t('add')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextFields
          label={t('name')}
          value={names}
          onChange={setNames}
          error={tried && nameless ? t('nameNeeded') : undefined}
        />
        <SelectField
          label={t('parent')}
          value={parent}
          options={[{ value: '', label: t('topLevel') }, ...parents]}
          onChange={({ target }) => setParent(target.value)}
        />
      </div>
    </Dialog>
  )
}
