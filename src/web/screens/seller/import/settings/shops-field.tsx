import { useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import type { ImportPage } from '../load-import.ts'

type Props = { shops: ImportPage['shops']; chosen: readonly number[]; onChange: (ids: number[]) => void }

/** Where the goods can be collected. */
export function ShopsField({ shops, chosen, onChange }: Props) {
  const t = useTexts('imports')
  return (
    <fieldset className="mt-5">
      <legend className="pb-1 font-medium text-sm">{t('shops')}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {shops.map(({ id, title }) => (
          <CheckboxField
            key={id}
            label={title}
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
    </fieldset>
  )
}
