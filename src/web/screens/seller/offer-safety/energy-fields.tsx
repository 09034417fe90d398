import { ENERGY_CLASSES, type Energy, type EnergyClass } from '../../../../domains/product-safety/rules/energy.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export const NO_LABEL: Energy = { class: null, link: null, imported: false, changed: false }

/** What the seller says of the energy label of a phone or tablet. */
export function EnergyFields({ value, onChange }: { value: Energy; onChange: (value: Energy) => void }) {
  const t = useTexts('productSafety')
  const set = (change: Partial<Energy>) => onChange({ ...value, ...change })
  return (
    <fieldset className="max-w-3xl py-4">
      <legend className="font-semibold">{t('energy')}</legend>
      <CheckboxField
        label={t('energyImported')}
        checked={value.imported}
        onChange={({ target }) => set({ imported: target.checked })}
      />
      <CheckboxField
        label={t('energyChanged')}
        checked={value.changed}
        onChange={({ target }) => set({ changed: target.checked })}
      />
      <div className="mt-3 grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <SelectField
          label={t('energyClass')}
          value={value.class ?? ''}
          options={[
            { value: '', label: t('noClass') },
            ...ENERGY_CLASSES.map((letter) => ({ value: letter, label: letter })),
          ]}
          onChange={({ target }) => set({ class: (target.value || null) as EnergyClass | null })}
        />
        <TextField
          label={t('energyLink')}
          hint={t('energyLinkHint')}
          type="url"
          inputMode="url"
          maxLength={300}
          pattern="https://eprel\.ec\.europa\.eu/.*"
          value={value.link ?? ''}
          onChange={({ target }) => set({ link: target.value.trim() || null })}
        />
      </div>
    </fieldset>
  )
}
