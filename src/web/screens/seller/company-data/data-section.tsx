import { useEffect, useRef } from 'react'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SectionFacts } from './section-facts.tsx'
import { SectionForm } from './section-form.tsx'
import { mayEdit, maySee, type Section } from './sections.ts'

type Props = {
  company: OwnCompany
  section: Section
  editing: boolean
  onEdit: () => void
  onDone: () => void
}

/** A part of the company's data: facts, and a form for who may change them. */
export function DataSection({ company, section, editing, onEdit, onDone }: Props) {
  const t = useTexts('company')
  const title = t(`section_${section}`)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // Whoever closes the form is taken back to where it was opened.
    if (wasEditing.current && !editing) button.current?.focus({ preventScroll: true })
    wasEditing.current = editing
  }, [editing])
  const seen = maySee(company, section)
  const changeable = mayEdit(company, section)
  return (
    <Panel
      title={title}
      id={`section-${section}`}
      aria-label={title}
      side={
        changeable &&
        !editing && (
          <Button
            ref={button}
            variant="secondary"
            size="sm"
            className="touch-area"
            aria-label={t('editOf', { name: title })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      {!seen && <p className="text-muted text-sm">{t('payoutsHidden')}</p>}
      {seen && !editing && <SectionFacts company={company} section={section} />}
      {seen && editing && <SectionForm company={company} section={section} onDone={onDone} />}
    </Panel>
  )
}
