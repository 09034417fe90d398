import type { ChangeEvent } from 'react'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../../api-problem.ts'
import { api } from '../../../browser-api.ts'
import { type DraftText, EMPTY_TEXT } from '../../../parts/categories/draft.ts'
import { TextFields } from '../../../parts/categories/text-fields.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { characterLimit } from '../../../ui/character-limit.ts'
import { controlLook, Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type Props = { companyId: number; parents: readonly { value: string; label: string }[] }

/** Proposes a category that is missing. V07: its name is needed. */
export function ProposeForm({ companyId, parents }: Props) {
  const t = useTexts('categoryEditor')
  const { busy, run } = useAction()
  const [names, setNames] = useState<DraftText>(EMPTY_TEXT)
  const [parent, setParent] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | undefined>()
  const send = async () => {
    const { 'pl-PL': pl, ...others } = names
    if (pl.trim() === '') return setError(t('nameNeeded'))
    setError(undefined)
    await run(async () => {
      const given = Object.fromEntries(Object.entries(others).filter(([, text]) => text.trim() !== ''))
      const body = { names: { 'pl-PL': pl, ...given }, parentId: parent === '' ? null : Number(parent), note }
      try {
        await api('POST /api/companies/{id}/category-proposals', { params: { id: companyId }, body })
      } catch (problem) {
        if (problem instanceof ApiProblem) setError(problem.errors.find((one) => one.field === 'names.pl-PL')?.message)
        throw problem
      }
      setNames(EMPTY_TEXT)
      setNote('')
    }, t('proposed'))
  }
  return (
    <Panel title={t('propose')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className="text-muted text-sm">{t('proposeText')}</p>
        <TextFields label={t('name')} value={names} onChange={setNames} error={error} />
        <SelectField
          label={t('parent')}
          value={parent}
          options={[{ value: '', label: t('topLevel') }, ...parents]}
          onChange={({ target }) => setParent(target.value)}
        />
        <Field label={t('note')} hint={t('noteHint')} optional>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={note}
              {...characterLimit(1000, (event: ChangeEvent<HTMLTextAreaElement>) => setNote(event.target.value))}
              className={`${controlLook} py-2`}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={busy}>
            {t('sendProposal')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
