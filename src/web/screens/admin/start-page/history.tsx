import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'
import type { NamedStartPage } from './load-start-page.ts'

type Props = Pick<NamedStartPage, 'versions' | 'next' | 'names' | 'builtIn'> & { onRestore: (version: number) => void }

/** Who saved the page when, and the way back to it; last of all, what the market came with. */
export function History({ versions, next, names, builtIn, onRestore }: Props) {
  const t = useTexts('startPage')
  const first = { version: 0, by: '', at: '', count: builtIn.length }
  return (
    <section className="pt-10">
      <h2 className="pb-3 text-lg">{t('history')}</h2>
      <Table
        stacks
        caption={t('history')}
        rows={next === null ? [...versions, first] : versions}
        rowKey={({ version }) => version}
        columns={[
          { key: 'version', head: t('version'), named: true, cell: ({ version }) => version || t('builtIn') },
          { key: 'when', head: t('when'), cell: ({ at }) => at && <When at={at} /> },
          { key: 'who', head: t('who'), named: true, cell: ({ by }) => by && (names[by] ?? t('erased')) },
          { key: 'size', head: t('size'), named: true, cell: ({ count }) => count },
          {
            key: 'restore',
            head: <span className="sr-only">{t('restore')}</span>,
            actions: true,
            cell: ({ version }) => (
              <Button
                size="sm"
                variant="secondary"
                aria-label={version === 0 ? t('restoreBuiltIn') : t('restoreOf', { number: version })}
                onClick={() => onRestore(version)}
              >
                {t('restore')}
              </Button>
            ),
          },
        ]}
      />
      <ListPages next={next} param="before" />
    </section>
  )
}
