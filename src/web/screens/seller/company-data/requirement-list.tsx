import { Check, Circle } from 'lucide-react'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'
import { Panel } from '../../../ui/panel.tsx'
import { mayMend, type Place, placeOf } from './sections.ts'

/** What hinders handing in: not what only a register can say, which is asked after. */
export const unmetBeforeSubmit = ({ requirements }: OwnCompany) =>
  requirements.filter(({ name, met }) => !met && name !== 'taxStatus')

type Props = { company: OwnCompany; goTo: (place: Place) => void }

/** What the operator asks for; from what is missing one gets to its field. */
export function RequirementList({ company, goTo }: Props) {
  const t = useTexts('company')
  return (
    <Panel title={t('requirements')}>
      {company.requirements.length === 0 && <p className="text-muted text-sm">{t('noRequirements')}</p>}
      <ul className="flex flex-col text-sm">
        {company.requirements.map(({ name, met }) => {
          const place = placeOf(name, company)
          const words = t(`requirement_${name}`)
          const Mark = met ? Check : Circle
          return (
            <li key={name} className="flex items-start gap-2.5 border-line border-b py-2 last:border-b-0">
              <Mark className={cx('mt-0.5 size-4 shrink-0', met ? 'text-good' : 'text-muted')} aria-hidden="true" />
              <div className="min-w-0 flex-1">
                <p>
                  {words} <span className={met ? 'text-good' : 'text-muted'}>– {t(met ? 'met' : 'notMet')}</span>
                </p>
                {!met && name === 'taxStatus' && <p className="text-muted text-xs">{t('taxStatusAfter')}</p>}
              </div>
              {!met && name !== 'taxStatus' && mayMend(place, company) && (
                <button
                  type="button"
                  className="text-link touch-area shrink-0"
                  aria-label={t('completeOf', { name: words })}
                  onClick={() => goTo(place)}
                >
                  {t('complete')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
