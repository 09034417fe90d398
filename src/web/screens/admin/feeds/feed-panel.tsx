import type { FeedView } from '../../../../domains/feeds/contract.ts'
import { LANGUAGES } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { FeedForm } from './feed-form.tsx'

const TONES: Record<FeedView['status'], Tone> = {
  off: 'neutral',
  none: 'neutral',
  writing: 'accent',
  written: 'good',
  stuck: 'danger',
}

/** One list: how it stands, what it holds, and the button that writes it anew. */
export function FeedPanel({ feed }: { feed: FeedView }) {
  const t = useTexts('feeds')
  const locale = useLocale()
  const { busy, run } = useAction()
  const number = new Intl.NumberFormat(locale)
  const write = () => run(() => api('POST /api/admin/feeds/{feed}/write', { params: { feed: feed.name } }), t('begun'))
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(feed.bytes / 1_000_000)
  const facts = [
    {
      name: t('address'),
      value: feed.writtenAt && feed.isOn ? <a href={feed.address}>{feed.address}</a> : feed.address,
    },
    { name: t('writtenAt'), value: <When at={feed.writtenAt} /> },
    ...(feed.writtenAt
      ? [
          { name: t('offers'), value: number.format(feed.offers) },
          { name: t('leftOut'), value: number.format(feed.leftOut) },
          { name: t('size'), value: `${size} MB` },
          { name: t('language'), value: LANGUAGES[feed.locale].name },
        ]
      : []),
  ]
  return (
    <Panel
      title={t(`name_${feed.name}`)}
      side={<Badge tone={TONES[feed.status]}>{t(`status_${feed.status}`)}</Badge>}
      aria-busy={feed.status === 'writing'}
    >
      <p className="pb-3 text-muted text-sm">{t(`about_${feed.name}`)}</p>
      {feed.status === 'stuck' && (
        <Notice tone="danger" className="mb-3">
          {t('stuckText')}
        </Notice>
      )}
      <Facts items={facts} />
      <FeedForm key={JSON.stringify([feed.isOn, feed.locale, feed.states])} feed={feed} />
      {feed.isOn && feed.status !== 'writing' && (
        <Button variant="secondary" className="mt-4" busy={busy} onClick={() => void write()}>
          {t('writeNow')}
        </Button>
      )}
    </Panel>
  )
}
