import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Dashboard } from '../../../../domains/insights/contract.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

const STEPS = [
  ['company', '/company-data'],
  ['delivery', '/logistics'],
  ['shop', '/my-shops'],
  ['product', '/products/new'],
] as const

/** What a new seller does before the first sale. */
export function SetupList({ setup }: { setup: Dashboard['setup'] }) {
  const t = useTexts('fulfilment')
  const search = useCompanySearch()
  return (
    <Panel title={t('setupTitle')}>
      <p className="max-w-text pb-3 text-muted text-sm">{t('setupText')}</p>
      <ol className="divide-y divide-line">
        {STEPS.map(([step, to]) => {
          const done = setup[step]
          const Icon = done ? CircleCheck : Circle
          return (
            <li key={step} className="flex flex-wrap items-center gap-x-3 text-sm">
              <Icon className={done ? 'size-5 text-good' : 'size-5 text-edge'} aria-hidden="true" />
              <Link
                to={{ pathname: to, search }}
                className={
                  done
                    ? 'inline-flex min-h-11 flex-1 items-center text-muted'
                    : 'text-link inline-flex min-h-11 flex-1 items-center'
                }
              >
                {t(`setup_${step}`)}
              </Link>
              <span className="text-muted text-xs">{t(done ? 'setupDone' : 'setupOpen')}</span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
