import { useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { LivePreview } from '../../parts/start/live-preview.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { toBlocks } from './start-page/draft.ts'
import { Editor } from './start-page/editor.tsx'
import { History } from './start-page/history.tsx'
import { loadStartPage } from './start-page/load-start-page.ts'
import { useStartForm } from './start-page/use-start-form.ts'

export const clientLoader = privateLoader(loadStartPage)
export { AdminSkeleton as HydrateFallback }

/** R16 R21: what the start page is made of, beside the page itself as it will be; earlier versions come back. */
export default function AdminStartPageScreen() {
  const page = useLoaderData<typeof clientLoader>()
  const t = useTexts('startPage')
  const { form, restore } = useStartForm(page)
  return (
    <AdminFrame>
      <p className="max-w-text pb-5 text-muted">{t('intro')}</p>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <Editor form={form} kinds={page.kinds} categories={page.categories} />
        <LivePreview
          draft={{ blocks: toBlocks(form.draft) }}
          className="xl:sticky xl:top-4"
          tall="h-[70vh] xl:h-[calc(100dvh-7rem)]"
        />
      </div>
      <History {...page} onRestore={restore} />
    </AdminFrame>
  )
}
