import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

const LIVES = ['30', '90', '365', 'never'] as const
export type Life = (typeof LIVES)[number]

/** As the server wants it. */
export const lifeInDays = (life: Life) => (life === 'never' ? null : Number(life))

/** How long a key shall live. */
export function LifeField({ value, onChange }: { value: Life; onChange: (life: Life) => void }) {
  const t = useTexts('apiKeys')
  return (
    <SelectField
      label={t('life')}
      hint={t('lifeHint')}
      name="life"
      value={value}
      options={LIVES.map((one) => ({ value: one, label: t(`life_${one}`) }))}
      onChange={({ target }) => onChange(target.value as Life)}
    />
  )
}
