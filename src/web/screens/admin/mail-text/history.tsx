import type { MailText, MailTextVersion } from '../../../../domains/mail/texts/contract.ts'
import { LANGUAGES } from '../../../../values/locale.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'
import type { NamedMailText } from './load-mail-text.ts'

type Props = Pick<MailText, 'versions' | 'next'> &
  Pick<NamedMailText, 'names'> & { onRestore: (version: MailTextVersion) => void }

/** Who changed the mail when, and the way back to what it said. */
export function History({ versions, next, names, onRestore }: Props) {
  const t = useTexts('mailTexts')
  return (
    <section className="pt-8">
      <h2 className="pb-3 text-lg">{t('history')}</h2>
      {versions.length === 0 ? (
        <p className="text-muted text-sm">{t('noHistory')}</p>
      ) : (
        <Table
          stacks
          caption={t('history')}
          rows={versions}
          rowKey={({ version }) => version}
          columns={[
            { key: 'when', head: t('when'), cell: ({ at }) => <When at={at} /> },
            { key: 'language', head: t('language'), named: true, cell: ({ locale }) => LANGUAGES[locale].name },
            { key: 'who', head: t('who'), named: true, cell: ({ by }) => names[by] ?? t('erased') },
            {
              key: 'what',
              head: t('what'),
              wide: true,
              cell: ({ locale, words }) => (
                <span lang={words ? locale : undefined} className="wrap-anywhere">
                  {words ? words.subject : t('tookBack')}
                </span>
              ),
            },
            {
              key: 'restore',
              head: <span className="sr-only">{t('restore')}</span>,
              actions: true,
              cell: (one) =>
                one.words && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('restoreOf', { number: one.version })}
                    onClick={() => onRestore(one)}
                  >
                    {t('restore')}
                  </Button>
                ),
            },
          ]}
        />
      )}
      <ListPages next={next} param="before" />
    </section>
  )
}
