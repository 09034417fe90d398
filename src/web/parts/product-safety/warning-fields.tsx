import { WARNINGS_LIMIT, type WarningTexts } from '../../../domains/product-safety/contract.ts'
import { LOCALES } from '../../../values/locale.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { TextArea } from '../forms/text-area.tsx'

const NAMES = { 'pl-PL': 'inPolish', 'en-US': 'inEnglish', 'de-DE': 'inGerman' } as const

/** Warnings in each language of the market. */
export function WarningFields({ value, onChange }: { value: WarningTexts; onChange: (value: WarningTexts) => void }) {
  const t = useTexts('productSafety')
  return (
    <div className="grid gap-4 py-4 lg:grid-cols-3">
      {LOCALES.map((locale) => (
        <TextArea
          key={locale}
          lang={locale}
          label={t(NAMES[locale])}
          maxLength={WARNINGS_LIMIT}
          value={value[locale] ?? ''}
          onChange={({ target }) => onChange({ ...value, [locale]: target.value })}
        />
      ))}
    </div>
  )
}
