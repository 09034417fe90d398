import { useLoaderData } from 'react-router'
import type { NoticeChoice } from '../../../domains/notices/contract.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { LinesSkeleton } from '../../parts/lists/lines-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePageTitle } from '../../use-root.ts'
import { ChoiceTable } from './notice-choices/choice-table.tsx'

const load: Load<{ choices: NoticeChoice[] }> = ({ api, signal }) => api('GET /api/notices/choices', { signal })

export const clientLoader = privateLoader(load)
export { LinesSkeleton as HydrateFallback }

/** Where a person wants to be told of what. */
export default function NoticeChoicesScreen() {
  const { choices } = useLoaderData<typeof clientLoader>()
  const t = useTexts('noticeList')
  return (
    <div className="page-width max-w-4xl py-6">
      <h1 className="text-2xl">{usePageTitle()}</h1>
      <p className="mt-1 text-muted">{t('choicesLead')}</p>
      <ChoiceTable loaded={choices} />
      <Notice className="mt-6">{t('mandatory')}</Notice>
      <LinkButton to="/notices" variant="secondary" className="mt-4">
        {t('toNotices')}
      </LinkButton>
    </div>
  )
}
