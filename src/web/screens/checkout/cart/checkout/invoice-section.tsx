import { useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { FormSection } from './form-section.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { SavedChoice } from './saved-choice.tsx'
import type { SectionProps } from './section-props.ts'
import { chooseInvoice } from './take-up-book.ts'

/** Whether an invoice is wanted, and on whom: data of the buyer's book, or typed here. */
export function InvoiceSection(section: SectionProps) {
  const t = useTexts('checkout')
  const { draft, change, errors, book } = section
  const kept = book?.invoices ?? []
  const wrong = Object.entries(errors).some(([field, text]) => field.startsWith('invoice') && text !== undefined)
  return (
    <FormSection title={t('invoiceTitle')}>
      <CheckboxField
        label={t('wantsInvoice')}
        hint={t('invoiceHint')}
        checked={draft.wantsInvoice}
        onChange={(event) => change({ ...draft, wantsInvoice: event.target.checked })}
      />
      {draft.wantsInvoice && kept.length > 0 && (
        <div className="mt-4">
          <SavedChoice
            legend={t('invoiceTitle')}
            group="invoice"
            chosen={draft.invoiceId}
            other={t('otherInvoice')}
            error={wrong && draft.invoiceId !== null ? t('keptInvoiceWrong') : undefined}
            onChoose={(id) => change(chooseInvoice(draft, kept.find((one) => one.id === id) ?? null))}
            choices={kept.map(({ id, name, taxId }) => ({ id, label: name, text: taxId }))}
          />
        </div>
      )}
      {draft.wantsInvoice && draft.invoiceId === null && <InvoiceFields {...section} />}
    </FormSection>
  )
}
