import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { MailTextVersion } from '../../../domains/mail/texts/contract.ts'
import type { Locale } from '../../../values/locale.ts'
import { privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { BackLink } from '../../parts/admin/back-link.tsx'
import type { TextKey } from '../../texts/registry.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Blanks } from './mail-text/blanks.tsx'
import { History } from './mail-text/history.tsx'
import { Languages, type Taken } from './mail-text/languages.tsx'
import { loadMailText } from './mail-text/load-mail-text.ts'

export const clientLoader = privateLoader(loadMailText)
export { ListSkeleton as HydrateFallback }

/** M01: the words of one mail in each language, what may stand in them, and who changed them when. */
export default function AdminMailTextScreen() {
  const { template, languages, blanks, versions, next, names } = useLoaderData<typeof clientLoader>()
  const t = useTexts('mailTexts')
  const admin = useTexts('admin')
  const [shown, setShown] = useState<Locale>(useLocale())
  const [taken, setTaken] = useState<Taken | null>(null)
  const restore = ({ locale, words }: MailTextVersion) => {
    if (!words) return
    setTaken({ locale, words, at: (taken?.at ?? 0) + 1 })
    setShown(locale)
  }
  return (
    <AdminFrame
      key={template}
      title={admin(`template_${template}` as TextKey<'admin'>)}
      before={<BackLink to="/admin/mail-texts" text={t('back')} />}
    >
      <Blanks blanks={blanks} />
      <Languages {...{ template, languages, shown, taken }} onShow={setShown} />
      <History versions={versions} next={next} names={names} onRestore={restore} />
    </AdminFrame>
  )
}
