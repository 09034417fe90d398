import { Bell } from 'lucide-react'
import type { NoticeView } from '../../../../domains/notices/contract.ts'
import { useAct } from '../../../parts/forms/use-act.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { usePageTitle } from '../../../use-root.ts'
import { NoticeLine } from './notice-line.tsx'

type Props = { notices: readonly NoticeView[]; next: number | null; reload: () => Promise<void> }

export function NoticeList({ notices, next, reload }: Props) {
  const t = useTexts('noticeList')
  const title = usePageTitle()
  const { busy, act } = useAct()
  const newest = notices[0]?.id
  const hasNew = notices.some(({ isRead }) => !isRead)
  return (
    <div className="page-width max-w-4xl py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{title}</h1>
        <div className="flex flex-wrap gap-2">
          {newest !== undefined && hasNew && (
            <Button
              variant="secondary"
              size="sm"
              busy={busy}
              onClick={() =>
                act(async (api) => {
                  await api('POST /api/notices/read', { body: { upTo: newest } })
                  await reload()
                })
              }
            >
              {t('readAll')}
            </Button>
          )}
          <LinkButton to="/notices/settings" variant="quiet" size="sm">
            {t('toChoices')}
          </LinkButton>
        </div>
      </div>
      {notices.length === 0 ? (
        <EmptyState icon={<Bell className="size-10" aria-hidden="true" />} title={t('none')} text={t('noneText')} />
      ) : (
        <ul className="mt-4 border-line border-t">
          {notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} reload={reload} />
          ))}
        </ul>
      )}
      <ListPages next={next} />
    </div>
  )
}
