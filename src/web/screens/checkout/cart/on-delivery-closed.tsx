import { Link } from 'react-router'
import type { Cart } from '../../../../domains/cart/contract.ts'
import { useProviders } from '../../../parts/purchase/use-providers.ts'
import { logInPath } from '../../../session/log-in-path.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSettings } from '../../../use-root.ts'
import { useDrawn } from './drawn.ts'
import { useOnDeliveryClosed } from './use-on-delivery-closed.ts'

/** Where a seller offers payment on delivery: says before anything is filled in that a guest cannot choose it, why, and what can be done. */
export function OnDeliveryClosed({ cart }: { cart: Cart }) {
  const closed = useOnDeliveryClosed()
  const offered = cart.sellerGroups.some(({ methods }) => methods.some((one) => one.groupCodPrice !== null))
  return closed && offered ? <Reason /> : null
}

function Reason() {
  const t = useTexts('cart')
  const email = useSettings()?.owner.email ?? ''
  const providers = useProviders(useDrawn()?.providers)
  if (!providers) return null
  return (
    <Notice tone="warning" title={t('codClosedTitle')}>
      <p>
        {providers.length > 0 ? t('codClosedText') : t('codClosedNoOnline', { email })}{' '}
        <Link to={logInPath('/cart')} className="whitespace-nowrap text-link">
          {t('codClosedLogIn')}
        </Link>
      </p>
    </Notice>
  )
}
