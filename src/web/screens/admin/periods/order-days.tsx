import { ORDER_SETTING_LIMITS } from '../../../../domains/orders/rules/order-clocks.ts'
import { api } from '../../../browser-api.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { OrderSettings, ReturnRules } from './period-values.ts'
import { PeriodsForm } from './periods-form.tsx'

/** When orders that nobody moves go on by themselves. */
export function OrderDays({ settings, returns }: { settings: OrderSettings; returns: ReturnRules }) {
  const t = useTexts('periods')
  return (
    <PeriodsForm
      title={t('orders')}
      text={t('ordersText')}
      limits={ORDER_SETTING_LIMITS}
      counts={settings}
      more={{}}
      wordsOf={(name) => ({ label: t(`order_${name}`), hint: t(`orderHint_${name}`) })}
      problemOf={(name, count) =>
        name === 'withdrawalDays' && count < returns.withdrawalDays
          ? t('completedTooEarly', { days: returns.withdrawalDays })
          : undefined
      }
      send={(body) => api('PUT /api/admin/order-settings', { body })}
    />
  )
}
