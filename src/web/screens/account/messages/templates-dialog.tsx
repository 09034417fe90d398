import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { TEMPLATE_LIMIT, TEMPLATE_NAME_LIMIT } from '../../../../domains/messages/rules/bounds.ts'
import { PLACEHOLDERS } from '../../../../domains/messages/rules/template.ts'
import type { MessageTemplate } from '../../../../domains/messages/templates/contract.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TemplateList } from './template-list.tsx'

type Props = { open: boolean; onClose: () => void; companyId: number; templates: readonly MessageTemplate[] }
const EMPTY = { name: '', words: '' }

/** Where a company keeps its ready answers. */
export function TemplatesDialog({ open, onClose, companyId, templates }: Props) {
  const t = useTexts('messages')
  const [changed, setChanged] = useState<number>()
  const form = useForm({ defaultValues: EMPTY })
  const { busy, run } = useAction()
  const choose = (one: MessageTemplate | undefined) => {
    setChanged(one?.id)
    form.reset(one ? { name: one.name, words: one.words } : EMPTY)
  }
  const save = form.handleSubmit(async (body) => {
    const params = { id: companyId }
    const call = () =>
      changed === undefined
        ? api('POST /api/companies/{id}/message-templates', { params, body })
        : api('PUT /api/companies/{id}/message-templates/{templateId}', {
            params: { ...params, templateId: changed },
            body,
          })
    if (await run(call, t('templateSaved'))) choose(undefined)
  })
  const remove = (templateId: number) => () =>
    api('DELETE /api/companies/{id}/message-templates/{templateId}', { params: { id: companyId, templateId } })
  const required = { validate: (value: string) => value.trim() !== '' || t('needsWords') }
  const names = PLACEHOLDERS.map((name) => `{${name}}`).join(', ')
  return (
    <Dialog open={open} onClose={onClose} title={t('templates')}>
      <TemplateList
        templates={templates}
        busy={busy}
        onChange={choose}
        onRemove={({ id }) => void run(remove(id), t('templateRemoved'))}
      />
      {/* Beside the form of the message, not inside it. */}
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.stopPropagation()
          void save(event)
        }}
      >
        <TextField
          label={t('templateName')}
          maxLength={TEMPLATE_NAME_LIMIT}
          error={form.formState.errors.name?.message}
          {...form.register('name', required)}
        />
        <TextArea
          label={t('templateWords')}
          hint={t('templateHint', { names })}
          rows={5}
          maxLength={TEMPLATE_LIMIT}
          error={form.formState.errors.words?.message}
          {...form.register('words', required)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy}>
            {t(changed === undefined ? 'templateAdd' : 'templateSave')}
          </Button>
          {changed !== undefined && (
            <Button variant="secondary" onClick={() => choose(undefined)}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
