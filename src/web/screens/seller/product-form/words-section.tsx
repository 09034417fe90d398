import { Tabs } from '@base-ui/react/tabs'
import { TEXTS_MOST } from '../../../../domains/products/rules/texts.ts'
import { LANGUAGES, LOCALES, type Locale } from '../../../../values/locale.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormPanel } from './form-panel.tsx'
import type { Words } from './form-state.ts'
import { useOffer, useOfferTools } from './offer-tools.ts'

/** Description, use, composition, special offer: in Polish, and in other languages where one has them, with the title there. */
export function WordsSection() {
  const t = useTexts('offer')
  const { store, editable } = useOfferTools()
  const tab = useOffer((state) => state.tab)
  const texts = useOffer(({ draft }) => draft.texts)
  const errors = useOffer((state) => state.errors)
  const write = (part: keyof Words, text: string) =>
    store.change({ texts: { ...texts, [tab]: { ...texts[tab], [part]: text } } })
  const field = (part: keyof Words) => ({
    name: `texts.${tab}.${part}`,
    lang: tab,
    readOnly: !editable,
    value: texts[tab][part],
    error: errors[`texts.${tab}.${part}`],
  })
  const area = (part: keyof Words, label: string, rows: number, max: number, hint?: string) => (
    <TextArea
      {...field(part)}
      label={label}
      hint={hint}
      rows={rows}
      maxLength={max}
      optional={part !== 'description' || tab !== 'pl-PL'}
      onChange={({ target }) => write(part, target.value)}
    />
  )
  return (
    <FormPanel name="words" title={t('section_words')} hint={t('wordsHint')}>
      <Tabs.Root value={tab} onValueChange={(locale: Locale) => store.set({ tab: locale })}>
        <Tabs.List activateOnFocus aria-label={t('language')} className="flex flex-wrap gap-1 border-line border-b">
          {LOCALES.map((locale) => {
            const filled = Object.values(texts[locale]).some((text) => text.trim())
            const wrong = Object.keys(errors).some((field) => field.startsWith(`texts.${locale}`))
            return (
              <Tabs.Tab
                key={locale}
                value={locale}
                className="-mb-px min-h-11 border-transparent border-b-2 px-3 text-muted text-sm hover:text-ink data-active:border-accent data-active:font-semibold data-active:text-ink sm:px-4"
              >
                {LANGUAGES[locale].name}
                {wrong && <span className="ml-1.5 text-danger text-xs">{t('toMend')}</span>}
                {!wrong && !filled && <span className="ml-1.5 font-normal text-muted text-xs">{t('emptyTab')}</span>}
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        {/* Its fields take the focus, not the panel. */}
        <Tabs.Panel value={tab} tabIndex={-1} className="flex flex-col gap-5 pt-5 outline-none">
          {tab !== 'pl-PL' && (
            <TextField
              {...field('title')}
              label={t('productTitle')}
              hint={t('otherTitleHint')}
              maxLength={TEXTS_MOST.title}
              optional
              onChange={({ target }) => write('title', target.value)}
            />
          )}
          {area('description', t('description'), 10, 20_000)}
          {area('specialOffer', t('specialOffer'), 2, 300, t('specialOfferHint'))}
          {area('howToUse', t('howToUse'), 3, 5000)}
          {area('composition', t('composition'), 3, 5000)}
        </Tabs.Panel>
      </Tabs.Root>
    </FormPanel>
  )
}
