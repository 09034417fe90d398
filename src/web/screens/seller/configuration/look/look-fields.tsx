import { LOCALES } from '../../../../../values/locale.ts'
import { IconField } from '../../../../parts/categories/icon-field.tsx'
import { LocaleTexts } from '../../../../parts/forms/locale-texts.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { LookDraft, LookField } from '../draft.ts'
import { AccentField } from './accent-field.tsx'

type Props = {
  draft: LookDraft
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<LookDraft>) => void
  /** Longest header text. */
  maxHeader: number
  required?: boolean
  hints: { headerText?: string; language: string }
  without: { text: string; color: string }
}

/** Texts, icon, colour and language: what the market and each seller have of their own. */
export function LookFields({ draft, errors, onChange, maxHeader, required, hints, without }: Props) {
  const t = useTexts('configuration')
  const languages = useTexts('languages')
  const texts = {
    values: draft,
    errors,
    required: required === true,
    onChange: (field: string, text: string) => onChange({ [field as LookField]: text }),
  }
  return (
    <>
      <Panel title={t('texts')} aria-label={t('texts')}>
        <div className="flex flex-col gap-8">
          <LocaleTexts
            {...texts}
            name="headerText"
            label={t('headerText')}
            {...(hints.headerText && { hint: hints.headerText })}
            maxLength={maxHeader}
          />
          <LocaleTexts {...texts} name="bannerText" label={t('bannerText')} maxLength={400} long />
        </div>
      </Panel>
      <Panel title={t('looks')} aria-label={t('looks')}>
        <div className="flex flex-col gap-7">
          <IconField
            label={t('bannerIcon')}
            value={draft.bannerIcon}
            onChange={(bannerIcon) => onChange({ bannerIcon })}
          />
          <AccentField
            value={draft.accent}
            error={errors.accent}
            without={without}
            onChange={(accent) => onChange({ accent })}
          />
          <SelectField
            className="max-w-md"
            label={t('language')}
            name="language"
            hint={hints.language}
            error={errors.language}
            value={draft.language}
            onChange={({ target }) => onChange({ language: target.value })}
            options={LOCALES.map((locale) => ({ value: locale, label: languages(locale) }))}
          />
        </div>
      </Panel>
    </>
  )
}
