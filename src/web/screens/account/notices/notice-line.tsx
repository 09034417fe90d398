import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { NoticeView } from '../../../../domains/notices/contract.ts'
import { sayNotice } from '../../../../domains/notices/rules/index.ts'
import { useAct } from '../../../parts/forms/use-act.ts'
import { When } from '../../../parts/lists/when.tsx'
import type { TextKey } from '../../../texts/registry.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** One notice: what it is about, what happened, when; the whole of it leads there and marks it as read. */
export function NoticeLine({ notice, reload }: { notice: NoticeView; reload: () => Promise<void> }) {
  const t = useTexts('noticeList')
  const locale = useLocale()
  const { act } = useAct()
  const { id, kind, data, path, at, isRead } = notice
  const { key, params } = sayNotice(kind, data, locale)
  const words = t(key as TextKey<'noticeList'>, params)
  const markRead = (then?: () => Promise<void>) =>
    act(async (api) => {
      await api('POST /api/notices/{id}/read', { params: { id } })
      await then?.()
    })
  return (
    <li className={cx('relative flex items-start gap-3 border-line border-b py-4', !isRead && 'bg-surface')}>
      <div className="min-w-0 flex-1 px-1 sm:px-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          {!isRead && <Badge tone="good">{t('isNew')}</Badge>}
          {t(`name_${kind}`)} · <When at={at} />
        </p>
        <p className={cx('mt-1 break-words', !isRead && 'font-medium')}>
          <Link
            to={path}
            onClick={() => !isRead && void markRead()}
            className="after:absolute after:inset-0 hover:underline"
          >
            {words}
          </Link>
        </p>
      </div>
      {!isRead && (
        <IconButton
          label={t('readOne', { what: words })}
          onClick={() => void markRead(reload)}
          className="relative text-muted"
        >
          <Check className="size-5" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
