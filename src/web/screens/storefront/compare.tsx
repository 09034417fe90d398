import { useEffect, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { useCompareList } from '../../session/compare-list.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CompareEmpty } from './compare/compare-empty.tsx'
import { CompareTable } from './compare/compare-table.tsx'
import { loadCompare } from './compare/load-compare.ts'
import { MAX_COMPARED } from './compare/rows.ts'

export const loader = serverLoader(loadCompare)
export const clientLoader = browserLoader(loadCompare)
export const meta = (args: MetaArgs<typeof loadCompare>) => pageMeta(args, { noindex: true })

const address = (ids: readonly number[]) => (ids.length ? `/compare?ids=${ids.join(',')}` : '/compare')

/** R20. Without ids in the address the list kept on this device is shown. */
export default function CompareScreen() {
  const data = useLoaderData<typeof clientLoader>()
  const t = useTexts('catalog')
  const shell = useTexts('shell')
  const navigate = useNavigate()
  const kept = useCompareList()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { products, tooMany, asked } = data
  const ids = products.map((product) => product.id)
  useEffect(() => {
    if (!asked && kept.length) navigate(address(kept), { replace: true })
  }, [asked, kept, navigate])
  if (products.length === 0) return <CompareEmpty />
  return (
    <div className="page-width py-6">
      <h1 className="text-2xl sm:text-3xl">{t('compareTitle')}</h1>
      <div className="flex flex-col gap-3 py-4">
        {tooMany && <Notice tone="warning">{shell('compareFull', { max: MAX_COMPARED })}</Notice>}
        {products.length === 1 ? (
          <Notice>{t('compareOneMore')}</Notice>
        ) : (
          <CheckboxField
            label={t('onlyDifferences')}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
        )}
      </div>
      <CompareTable
        {...{ data, onlyDifferences, t, shell }}
        hrefWithout={(id) => address(ids.filter((other) => other !== id))}
      />
    </div>
  )
}
