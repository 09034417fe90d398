import { useState } from 'react'
import type { ConversationView } from '../../../../domains/messages/contract.ts'
import { fillTemplate } from '../../../../domains/messages/rules/template.ts'
import type { MessageTemplate } from '../../../../domains/messages/templates/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TemplatesDialog } from './templates-dialog.tsx'

type Props = {
  company: Mine
  templates: readonly MessageTemplate[]
  conversation: ConversationView
  onInsert: (words: string) => void
}

/** Ready answers of a company: one goes into the message with the names of the conversation filled in. */
export function Templates({ company, templates, conversation, onInsert }: Props) {
  const t = useTexts('messages')
  const [open, setOpen] = useState(false)
  const { kind, subject, other, orderNumber } = conversation
  const facts = {
    // Without the letter behind it, which only tells people apart.
    firstName: other.name?.split(' ')[0] ?? null,
    orderNumber,
    product: kind === 'product' ? subject : null,
    company: company.shortName,
  }
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {templates.length > 0 && (
        <SelectField
          className="min-w-56 flex-1"
          label={t('template')}
          value=""
          options={[
            { value: '', label: t('templateChoose') },
            ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ target }) => {
            const chosen = templates.find(({ id }) => String(id) === target.value)
            if (chosen) onInsert(fillTemplate(chosen.words, facts))
          }}
        />
      )}
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('templatesEdit')}
      </Button>
      <TemplatesDialog open={open} onClose={() => setOpen(false)} companyId={company.id} templates={templates} />
    </div>
  )
}
