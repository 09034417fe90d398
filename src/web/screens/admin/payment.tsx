import { Link, useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { BackLink } from '../../parts/admin/back-link.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaymentHistory } from './payment/payment-history.tsx'
import { PaymentSummary } from './payment/payment-summary.tsx'

type File = ApiOutput<'GET /api/admin/payments/{paymentId}'>

const load: Load<File> = ({ api, params, signal }) =>
  api('GET /api/admin/payments/{paymentId}', { params: { paymentId: params.id ?? '' }, signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** E11: one payment with its orders, what its provider told, refunds and bookings. */
export default function AdminPaymentScreen() {
  const file = useLoaderData<typeof clientLoader>()
  const t = useTexts('paymentFiles')
  return (
    <AdminFrame>
      <BackLink to="/admin/payments" text={t('back')} />
      {file.disputed && (
        <Notice tone="warning" className="mb-4">
          <Link to="/admin/chargebacks" className="text-link">
            {t('disputed')}
          </Link>
        </Notice>
      )}
      <div className="flex flex-col gap-6">
        <PaymentSummary file={file} />
        <PaymentHistory file={file} />
      </div>
    </AdminFrame>
  )
}
