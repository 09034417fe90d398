import { Link } from 'react-router'
import type { Cart } from '../../../../../domains/cart/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { useSettings } from '../../../../use-root.ts'
import { FormSection } from './form-section.tsx'
import { couriersOf } from './order-body.ts'
import type { SectionProps } from './section-props.ts'

/** An old device for a bought one, of each seller whose courier comes to the door. */
export function OldDeviceSection({ draft, change, cart }: SectionProps & { cart: Cart }) {
  const t = useTexts('checkout')
  const shell = useTexts('shell')
  const electrical = useSettings()?.electrical ?? false
  const sellers = couriersOf(cart)
  if (sellers.length === 0 || !electrical) return null
  const choose = (id: number, wanted: boolean) =>
    change({ ...draft, oldDevices: [...draft.oldDevices.filter((one) => one !== id), ...(wanted ? [id] : [])] })
  return (
    <FormSection title={t('oldDevicesTitle')}>
      <div className="flex flex-col gap-3">
        {sellers.map(({ id, name }) => (
          <CheckboxField
            key={id}
            name={`oldDevices.${id}`}
            label={t('oldDeviceOf', { seller: name })}
            checked={draft.oldDevices.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
        ))}
        <p className="text-muted text-sm">
          {t('oldDevicesHint')}{' '}
          <Link to="/take-back" target="_blank" rel="noopener" className="text-link">
            {t('oldDevicesMore')}
            <span className="sr-only"> ({shell('newWindow')})</span>
          </Link>
        </p>
      </div>
    </FormSection>
  )
}
