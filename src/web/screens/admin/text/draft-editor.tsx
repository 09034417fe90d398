import { useState } from 'react'
import { CHANGES_LIMIT, WORDS_LIMIT } from '../../../../domains/page-texts/operator/contract.ts'
import { LANGUAGES, LOCALES, type Locale } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { type FieldMessages, fieldMessages } from '../../../parts/forms/field-messages.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import type { TextFile } from './load-file.ts'
import { Places } from './places.tsx'
import { Preview } from './preview.tsx'
import { PublishForm } from './publish-form.tsx'

type Draft = NonNullable<TextFile['draft']>
type Props = { file: TextFile; draft: Draft }

/** The draft in the market's languages beside each other, what may stand in its places, and how the page will look. */
export function DraftEditor({ file, draft }: Props) {
  const { page, bindsSellers, placeholders } = file
  const t = useTexts('pageTexts')
  const [words, setWords] = useState(draft.words)
  const [changes, setChanges] = useState(draft.changes)
  // Of what was last saved from here: who saved meanwhile is not overwritten.
  const [saved, setSaved] = useState(draft)
  const { revision } = saved
  const [wrong, setWrong] = useState<FieldMessages>({})
  const [shown, setShown] = useState<Locale | null>(null)
  const { busy, run } = useAction()
  const save = () =>
    run(async () => {
      setWrong({})
      try {
        const body = { words, changes, revision }
        setSaved(await api('PUT /api/admin/texts/{page}/draft', { params: { page }, body }))
      } catch (error) {
        setWrong(fieldMessages(error))
        throw error
      }
    }, t('draftSaved'))
  const discard = () =>
    run(
      () => api('DELETE /api/admin/texts/{page}/draft', { params: { page }, query: { revision } }),
      t('draftDiscarded'),
    )
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="max-w-text text-muted text-sm">{t('markupHint')}</p>
        <Places places={placeholders} />
        <div className="grid gap-5 pt-4 xl:grid-cols-3">
          {LOCALES.map((locale) => (
            <div key={locale} className="flex min-w-0 flex-col gap-3">
              <TextArea
                label={t('wordsIn', { language: LANGUAGES[locale].name })}
                lang={locale}
                rows={18}
                maxLength={WORDS_LIMIT}
                value={words[locale] ?? ''}
                error={wrong[`words.${locale}`]}
                onChange={({ target }) => setWords({ ...words, [locale]: target.value })}
              />
              <TextArea
                label={t('changesIn', { language: LANGUAGES[locale].name })}
                lang={locale}
                rows={3}
                maxLength={CHANGES_LIMIT}
                optional={!bindsSellers || locale !== 'pl-PL'}
                value={changes[locale] ?? ''}
                error={wrong[`changes.${locale}`]}
                onChange={({ target }) => setChanges({ ...changes, [locale]: target.value })}
              />
              <Button
                variant="secondary"
                onClick={() => setShown(shown === locale ? null : locale)}
                aria-expanded={shown === locale}
              >
                {t('previewIn', { language: LANGUAGES[locale].name })}
              </Button>
            </div>
          ))}
        </div>
        {shown && <Preview key={shown} page={page} locale={shown} words={words[shown] ?? ''} />}
        <div className="flex flex-wrap gap-3 pt-5">
          <Button type="submit" busy={busy}>
            {t('saveDraft')}
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => void discard()}>
            {t('discardDraft')}
          </Button>
        </div>
      </form>
      <PublishForm file={file} draft={saved} />
    </>
  )
}
