import { Link } from 'react-router'
import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DescriptionForm } from './description-form.tsx'
import type { Description } from './last-description.ts'
import type { Arrival } from './receive.ts'
import type { OnBench } from './use-bench.ts'

type Props = {
  company: Mine
  tree: CategoryTree
  what: Extract<OnBench, { is: 'new' | 'known' }>
  busy: boolean
  onReady: (arrival: Arrival, description: Description) => void
}

/** Something that is not here yet: what it is, or that its passport goes on. */
export function Arrived({ company, tree, what, busy, onReady }: Props) {
  const t = useTexts('bench')
  if (what.is === 'known') {
    const { code, name, group } = what.passport
    return (
      <Notice tone="good" live title={t('known', { name })}>
        <p>{t('knownText')}</p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button busy={busy} onClick={() => onReady(what.arrival, { name, group, categoryId: '', gtin: '' })}>
            {t('receive')}
          </Button>
          <Link to={`/units/${code}`} className="text-link">
            {t('toPassport')}
          </Link>
        </div>
      </Notice>
    )
  }
  return (
    <Panel title={t('whatIsIt')}>
      <p className="mb-4 text-muted text-sm">{what.shown ? t('newNumber', { number: what.shown }) : t('newWithout')}</p>
      <DescriptionForm
        companyId={company.id}
        tree={tree}
        busy={busy}
        action={t('receiveAndTest')}
        onReady={(description) => onReady(what.arrival, description)}
      />
    </Panel>
  )
}
