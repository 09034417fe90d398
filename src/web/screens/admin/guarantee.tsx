import { useLoaderData } from 'react-router'
import type { NoticeView } from '../../../domains/site/guarantee/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeFile } from './guarantee/notice-file.tsx'

const load: Load<NoticeView> = ({ api, signal }) => api('GET /api/admin/guarantee-notice', { signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** The official files of the notice of the legal guarantee, a language each. */
export default function AdminGuaranteeScreen() {
  const { since, files } = useLoaderData<typeof clientLoader>()
  const t = useTexts('duties')
  const locale = useLocale()
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(since))
  return (
    <AdminFrame>
      <p className="max-w-text pb-5 text-muted">{t('noticeIntro', { day })}</p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {files.map((one) => (
          <NoticeFile key={one.locale} {...one} />
        ))}
      </div>
      <p className="pt-6">
        <LinkButton to="/guarantee" variant="secondary">
          {t('noticeLook')}
        </LinkButton>
      </p>
    </AdminFrame>
  )
}
