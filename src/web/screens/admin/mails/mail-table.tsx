import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { StatusBadge } from '../../../parts/admin/status-badge.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import type { TextKey } from '../../../texts/registry.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'

type Mail = ApiOutput<'GET /api/admin/mails'>['mails'][number]
type Props = { mails: readonly Mail[]; delivers: boolean; onShow: (id: number) => void }

/** Why the market itself keeps one back; mail servers say in their own words. */
const OWN_REASONS: Record<string, TextKey<'admin'>> = {
  expired: 'mailLate',
  erased: 'mailWithData',
  unreadable: 'mailUnreadable',
  attachment: 'mailAttachment',
  address: 'mailAddress',
}

export function MailTable({ mails, delivers, onShow }: Props) {
  const t = useTexts('admin')
  const { busy, run } = useAction()
  const subject = (mail: Mail) => t(`template_${mail.template}` as TextKey<'admin'>)
  const reasonOf = (error: string) => (OWN_REASONS[error] ? t(OWN_REASONS[error]) : error)
  const name = (mail: Mail) => `${subject(mail)}, ${mail.recipient}`
  return (
    <Table
      stacks
      caption={t('mails')}
      rows={mails}
      rowKey={(mail) => mail.id}
      columns={[
        {
          key: 'template',
          head: t('subject'),
          cell: (mail) => (
            <>
              <span className="block">{subject(mail)}</span>
              <span className="block break-words font-normal text-muted text-xs">{mail.recipient}</span>
            </>
          ),
        },
        {
          key: 'status',
          head: t('status'),
          cell: (mail) => (
            <>
              <StatusBadge of="mail" status={mail.status} />
              {mail.lastError && (
                <span className="mt-1 block max-w-72 break-words text-muted text-xs">{reasonOf(mail.lastError)}</span>
              )}
            </>
          ),
        },
        { key: 'attempts', head: t('attempts'), cell: (mail) => mail.attempts, from: 'lg', figures: true },
        { key: 'at', head: t('createdAt'), cell: (mail) => <When at={mail.createdAt} /> },
        {
          key: 'actions',
          head: <span className="sr-only">{t('actions')}</span>,
          actions: true,
          cell: (mail) => (
            <div className="flex justify-end gap-2 max-sm:flex-wrap">
              {mail.status !== 'sent' && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('readOf', { name: name(mail) })}
                  onClick={() => onShow(mail.id)}
                >
                  {t('read')}
                </Button>
              )}
              {delivers && (mail.status === 'dead' || mail.status === 'outbox') && (
                <Button
                  size="sm"
                  variant="quiet"
                  busy={busy}
                  aria-label={t('sendAgainOf', { name: name(mail) })}
                  onClick={() =>
                    void run(
                      () => api('POST /api/admin/mails/{id}/retry', { params: { id: mail.id } }),
                      t('mailQueued'),
                    )
                  }
                >
                  {t('sendAgain')}
                </Button>
              )}
            </div>
          ),
        },
      ]}
    />
  )
}
