import { Link } from 'react-router'
import type { BrandRow } from '../../../../domains/product-safety/contract.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'

/** Brands, what each lacks, and who makes them. */
export function BrandTable({ brands }: { brands: readonly BrandRow[] }) {
  const t = useTexts('productSafety')
  return (
    <Table
      stacks
      caption={t('brand')}
      rows={brands}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'brand',
          head: t('brand'),
          cell: ({ id, name }) => (
            <Link to={`/admin/brands/${id}`} className="wrap-anywhere inline-block min-h-6 text-link">
              {name}
            </Link>
          ),
        },
        {
          key: 'state',
          head: t('complete'),
          cell: ({ lacks, isExample }) => (
            <span className="flex flex-wrap gap-2">
              {isExample && <Badge tone="warning">{t('example')}</Badge>}
              {lacks.map((one) => (
                <Badge key={one} tone="danger">
                  {t(`lack_${one}`)}
                </Badge>
              ))}
              {lacks.length === 0 && !isExample && <Badge tone="good">{t('lacks_none')}</Badge>}
            </span>
          ),
        },
        {
          key: 'maker',
          head: t('maker'),
          wide: true,
          cell: ({ maker }) => <span className="wrap-anywhere">{maker?.name ?? '–'}</span>,
        },
        { key: 'at', head: t('changes'), named: true, from: 'md', cell: ({ updatedAt }) => <Day at={updatedAt} /> },
      ]}
    />
  )
}
