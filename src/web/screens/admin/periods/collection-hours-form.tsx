import { COLLECTION_HOURS_LIMITS, type CollectionHours } from '../../../../domains/tracking/rules/collection-hours.ts'
import { api } from '../../../browser-api.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { PeriodsForm } from './periods-form.tsx'

/** About how long carriers keep what waits at their points. */
export function CollectionHoursForm({ hours }: { hours: CollectionHours }) {
  const t = useTexts('periods')
  return (
    <PeriodsForm
      title={t('points')}
      text={t('pointsText')}
      limits={COLLECTION_HOURS_LIMITS}
      counts={hours}
      more={{}}
      wordsOf={(name) => ({ label: t(`points_${name}`), hint: t(`pointsHint_${name}`) })}
      problemOf={() => undefined}
      send={(body) => api('PUT /api/admin/collection-hours', { body })}
    />
  )
}
