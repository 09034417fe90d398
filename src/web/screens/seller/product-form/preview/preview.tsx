import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Gallery } from '../../../../parts/product-view/gallery.tsx'
import { ProductHead } from '../../../../parts/product-view/product-head.tsx'
import { showProduct } from '../../../../parts/product-view/shown-product.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useCurrency, useOffer, useOfferTools, useSchema } from '../offer-tools.ts'
import { draftView } from './draft-view.ts'
import { PreviewAbout } from './preview-about.tsx'
import { PreviewPrice } from './preview-price.tsx'

/** The product page made of what is typed now, over the whole window. */
export default function Preview({ onClose }: { onClose: () => void }) {
  const t = useTexts('offer')
  const product = useTexts('product')
  const shell = useTexts('shell')
  const locale = useLocale()
  const currency = useCurrency()
  const { tree, company } = useOfferTools()
  const schema = useSchema()
  const state = useOffer((all) => all)
  const [chosen, choose] = useState<number>()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  const data = showProduct(
    draftView(state, schema, { untitled: t('noTitle'), currency, chargesVat: company.chargesVat }),
    tree,
    locale,
  )
  const version = data.product.versions.find(({ id }) => id === chosen) ?? data.product.versions[0]
  return (
    <dialog
      ref={ref}
      aria-labelledby="preview-title"
      onClose={onClose}
      className="m-auto h-dvh max-h-none w-screen max-w-none bg-paper"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between gap-4 border-line border-b bg-accent-soft px-4 py-2">
          <h2 id="preview-title" className="text-lg">
            {t('previewTitle')}
          </h2>
          <Button variant="secondary" onClick={() => ref.current?.close()}>
            <X className="size-4" aria-hidden="true" />
            {shell('close')}
          </Button>
        </header>
        <section aria-label={t('previewTitle')} className="flex-1 overflow-y-auto">
          <div className="page-width grid gap-x-12 gap-y-7 py-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <Gallery product={data.product} />
            <div>
              <ProductHead product={data.product} t={product} />
              {version && <PreviewPrice product={data.product} version={version} onChoose={choose} />}
            </div>
            <div className="flex min-w-0 flex-col gap-10">
              <PreviewAbout data={data} version={version} />
            </div>
          </div>
        </section>
      </div>
    </dialog>
  )
}
