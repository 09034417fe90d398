import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { DocumentSettings } from '../../../../domains/documents/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SeriesFields } from './series-fields.tsx'
import { useDocumentSettings } from './use-document-settings.ts'

type Props = { company: Mine; loaded: DocumentSettings }

/** Who issues, how the seller is taxed, how numbers begin. Who may not change it sees it. */
export function SettingsPanel({ company, loaded }: Props) {
  const t = useTexts('documents')
  const { form, save } = useDocumentSettings(company.id, loaded)
  const { errors, isSubmitting } = form.formState
  const editable = roleMay(company.role, 'invoices.settings')
  const isExempt = form.watch('vatStatus') === 'exempt'
  return (
    <Panel title={t('settingsTitle')}>
      <form noValidate aria-label={t('settingsTitle')} onSubmit={(event) => void save(event)}>
        <fieldset disabled={!editable} className="grid gap-5">
          {!editable && <p className="text-muted text-sm">{t('viewOnly')}</p>}
          <ChoiceCards
            legend={t('issuer')}
            name="issuer"
            value={form.watch('issuer')}
            onChange={(value) => form.setValue('issuer', value as DocumentSettings['issuer'])}
            choices={(['market', 'seller'] as const).map((value) => ({
              ...{ value, label: t(`issuer_${value}`), text: t(`issuer_${value}Text`) },
            }))}
            error={errors.issuer?.message}
          />
          <SelectField
            label={t('vatStatus')}
            options={(['active', 'exempt'] as const).map((value) => ({ value, label: t(`vat_${value}`) }))}
            {...form.register('vatStatus')}
          />
          {isExempt && (
            <TextField
              label={t('exemption')}
              hint={t('exemptionHint')}
              maxLength={240}
              error={errors.exemption?.message}
              {...form.register('exemption')}
            />
          )}
          <SeriesFields form={form} ofMarket={company.operatesMarket} />
          {editable && (
            <Button type="submit" className="self-start justify-self-start" busy={isSubmitting}>
              {t('save')}
            </Button>
          )}
        </fieldset>
      </form>
    </Panel>
  )
}
