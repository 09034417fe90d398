import { Link } from 'react-router'
import type { OpeningList } from '../../../../domains/desk/opening/contract.ts'
import { CONFIRMABLE } from '../../../../domains/desk/rules/opening.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'

type Item = OpeningList['items'][number]

const PLACES: Partial<Record<Item['item'], string>> = {
  owner: '/company-data',
  contact: '/company-data',
  mail: '/admin/mails',
  payment: '/configuration?section=payments',
  commission: '/admin/commission',
  vat: '/admin/documents',
  terms: '/regular',
  guarantee: '/admin/guarantee',
  secondFactor: '/admin/users',
}

/** Each item with whether it is done, how it is done, and who said so. */
export function OpeningTable({ items }: { items: readonly Item[] }) {
  const t = useTexts('desk')
  const { busy, run } = useAction()
  const say = (name: Item['item'], confirmed: boolean) => {
    const item = CONFIRMABLE.find((one) => one === name)
    if (item)
      void run(() => api('PUT /api/admin/opening/{item}', { params: { item }, body: { confirmed } }), t('saved'))
  }
  return (
    <Table
      stacks
      caption={t('item')}
      rows={items}
      rowKey={({ item }) => item}
      columns={[
        {
          key: 'item',
          head: t('item'),
          cell: ({ item }) => {
            const place = PLACES[item]
            return place ? (
              <Link to={place} className="text-link inline-flex min-h-6 items-center">
                {t(`item_${item}`)}
              </Link>
            ) : (
              t(`item_${item}`)
            )
          },
        },
        {
          key: 'state',
          head: t('stateOf'),
          cell: ({ done }) => (
            <Badge tone={done ? 'good' : 'warning'} className="whitespace-nowrap">
              {t(done ? 'done' : 'open')}
            </Badge>
          ),
        },
        {
          key: 'how',
          head: t('how'),
          wide: true,
          cell: ({ item, confirmed }) =>
            confirmed ? (
              <>
                {t('confirmedBy', { name: confirmed.name ?? t('erasedPerson') })} <When at={confirmed.at} />
              </>
            ) : (
              t(`how_${item}`)
            ),
        },
        {
          key: 'actions',
          head: <span className="sr-only">{t('confirm')}</span>,
          actions: true,
          cell: ({ item, confirmable, confirmed, done }) =>
            confirmable &&
            (confirmed || !done) && (
              <Button
                size="sm"
                variant={confirmed ? 'quiet' : 'secondary'}
                busy={busy}
                aria-label={t(confirmed ? 'takeBackOf' : 'confirmOf', { name: t(`item_${item}`) })}
                onClick={() => say(item, !confirmed)}
              >
                {t(confirmed ? 'takeBack' : 'confirm')}
              </Button>
            ),
        },
      ]}
    />
  )
}
