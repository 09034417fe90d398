import type { ShopImage } from '../../../domains/shops/contract.ts'
import { LANGUAGES, LOCALES, type Locale } from '../../../values/locale.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Props = { alt: ShopImage['alt']; number: number; onChange: (locale: Locale, text: string) => void }

/** What is on a picture, in each language. */
export function PictureWords({ alt, number, onChange }: Props) {
  const t = useTexts('myShops')
  return LOCALES.map((locale) => (
    <TextField
      key={locale}
      lang={locale}
      label={`${t('pictureAlt', { number })}: ${LANGUAGES[locale].name}`}
      hint={locale === 'pl-PL' ? t('pictureAltHint') : undefined}
      optional
      maxLength={160}
      autoComplete="off"
      value={alt?.[locale] ?? ''}
      onChange={({ target }) => onChange(locale, target.value)}
    />
  ))
}
