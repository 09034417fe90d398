import type { ReactNode } from 'react'
import { ConflictNotice } from '../../../../parts/forms/draft/conflict-notice.tsx'
import type { Draft } from '../../../../parts/forms/draft/use-draft.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import type { LookDraft, SiteField } from '../draft.ts'
import { fieldWords } from '../field-words.ts'
import { SaveBar } from '../save-bar.tsx'
import { PictureField, type PictureName } from './picture-field.tsx'

type View = { revision: number; headerImageKey: string | null; thumbnailKey: string | null }
type Props<V extends View, D extends LookDraft> = {
  form: Draft<V, D>
  preview: ReactNode
  pictures: {
    megabytes: number
    hints: Record<PictureName, string>
    send: (picture: PictureName, file: File, onProgress: (part: number) => void) => Promise<V>
    remove: (picture: PictureName) => Promise<V>
  }
  /** Where it can be seen. */
  link: { to: string; text: string } | null
  /** The fields. */
  children: ReactNode
}

/** Preview above, then what is saved at once (pictures), then what waits for the button. */
export function LookFrame<V extends View, D extends LookDraft>({
  form,
  preview,
  pictures,
  link,
  children,
}: Props<V, D>) {
  const t = useTexts('configuration')
  const locale = useLocale()
  const { view } = form
  const picture = (name: PictureName) => (
    <PictureField
      picture={name}
      imageKey={name === 'header' ? view.headerImageKey : view.thumbnailKey}
      megabytes={pictures.megabytes}
      hint={pictures.hints[name]}
      send={async (file, onProgress) => form.show(await pictures.send(name, file, onProgress))}
      remove={async () => form.show(await pictures.remove(name))}
    />
  )
  return (
    // What has the focus is never hidden behind the preview or the bar with the button.
    <div className="max-w-3xl [&_:is(input,textarea,select)]:scroll-mb-24 lg:[&_:is(input,textarea,select)]:scroll-mt-[46vh]">
      {preview}
      <ConflictNotice form={form} name={(field) => fieldWords(field as SiteField, locale)} className="mb-6" />
      <div className="flex flex-col gap-6">
        <Panel title={t('pictures')} aria-label={t('pictures')}>
          <div className="flex flex-col gap-6">
            {picture('header')}
            {picture('thumbnail')}
          </div>
        </Panel>
        <form
          noValidate
          className="flex flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            void form.save()
          }}
        >
          {children}
          <SaveBar changed={form.isChanged} busy={form.busy}>
            {link && (
              <LinkButton to={link.to} variant="quiet">
                {link.text}
              </LinkButton>
            )}
          </SaveBar>
        </form>
      </div>
    </div>
  )
}
