import { Tabs } from '@base-ui/react/tabs'
import type { MailText, MailWordsBody } from '../../../../domains/mail/texts/contract.ts'
import { LANGUAGES, LOCALES, type Locale } from '../../../../values/locale.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { WordsForm } from './words-form.tsx'

/** An older text that is put into the form; `at`: each time it is another form. */
export type Taken = { locale: Locale; words: MailWordsBody; at: number }

type Props = Pick<MailText, 'template' | 'languages'> & {
  shown: Locale
  onShow: (locale: Locale) => void
  taken: Taken | null
}

/** The words in each language; what is typed in one stays while another is looked at. */
export function Languages({ template, languages, shown, onShow, taken }: Props) {
  const t = useTexts('mailTexts')
  return (
    <Tabs.Root value={shown} onValueChange={onShow} className="pt-5">
      <Tabs.List activateOnFocus aria-label={t('language')} className="flex gap-1 border-line border-b">
        {LOCALES.map((locale) => (
          <Tabs.Tab
            key={locale}
            value={locale}
            className="-mb-px min-h-11 border-transparent border-b-2 px-3 text-muted text-sm hover:text-ink data-active:border-accent data-active:font-semibold data-active:text-ink"
          >
            {LANGUAGES[locale].name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((text) => {
        const old = taken?.locale === text.locale ? taken : null
        return (
          // Its fields take the focus, not the panel.
          <Tabs.Panel key={text.locale} value={text.locale} keepMounted tabIndex={-1} className="pt-5 outline-none">
            <WordsForm
              key={`${text.version} ${old?.at ?? 0}`}
              template={template}
              text={text}
              begin={old?.words ?? text.words}
            />
          </Tabs.Panel>
        )
      })}
    </Tabs.Root>
  )
}
