import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { Day } from '../../parts/lists/when.tsx'
import { BrandForm } from '../../parts/product-safety/brand-form.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'

const KEY = 'GET /api/admin/brands/{id}'
const load: Load<ApiOutput<typeof KEY>> = ({ api, params, signal }) =>
  api(KEY, { params: { id: params.id ?? '' }, signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** A brand, who answers for it, and who changed what. */
export default function AdminBrandScreen() {
  const brand = useLoaderData<typeof clientLoader>()
  const t = useTexts('productSafety')
  return (
    <AdminFrame title={brand.name}>
      {brand.isExample && (
        <Notice tone="warning" className="mb-4">
          {t('isExample')}
        </Notice>
      )}
      <BrandForm key={`${brand.id} ${brand.revision}`} brand={brand} />
      <section aria-labelledby="changes" className="mt-8 max-w-3xl">
        <h2 id="changes" className="text-xl">
          {t('changes')}
        </h2>
        {brand.changes.length === 0 && <p className="py-3 text-muted">{t('noChanges')}</p>}
        <ul className="text-sm">
          {brand.changes.map(({ at, by, what }) => (
            <li key={`${at} ${what}`} className="wrap-anywhere border-line border-b py-3">
              <span className="block text-muted">
                <Day at={at} /> · {by ?? t('somebody')}
              </span>
              {what}
            </li>
          ))}
        </ul>
      </section>
    </AdminFrame>
  )
}
