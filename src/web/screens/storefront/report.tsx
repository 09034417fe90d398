import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ReportSubject } from '../../../domains/moderation/contract.ts'
import { SUBJECT_KINDS } from '../../../domains/moderation/rules/reasons.ts'
import { localePath } from '../../../values/locale.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { filledContext } from '../../request-context.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'
import { type Filled, ReportForm } from './report/report-form.tsx'

type Page = { subject: ReportSubject; address: string }

const load = async ({ api, params, origin, locale }: LoadArgs): Promise<Page> => {
  const kind = SUBJECT_KINDS.find((one) => one === params.kind) ?? 'product'
  const subject = await api('GET /api/report-subjects/{kind}/{id}', { params: { kind, id: params.id ?? '' } })
  return { subject, address: origin + localePath(subject.path, locale) }
}

/** `filled`: what a browser without scripts sent, and what is wrong with it; its page answers it. */
export const loader = async (args: LoaderFunctionArgs): Promise<Page & { filled: Filled | null }> => ({
  ...(await serverLoader(load)(args)),
  filled: args.context.get(filledContext) ?? null,
})
const inBrowser = browserLoader(load)
export const clientLoader = async (args: LoaderFunctionArgs): Promise<Page & { filled: Filled | null }> => ({
  ...(await inBrowser(args)),
  filled: null,
})

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** Reporting an offer, a review, a shop or a seller: for everybody, with or without an account and scripts. */
export default function ReportScreen() {
  const { subject, address, filled } = useLoaderData<typeof clientLoader>()
  const title = usePageTitle()
  const t = useTexts('moderation')
  return (
    <NarrowPage
      title={title}
      intro={
        <>
          <p>{t('formIntro')}</p>
          <p className="mt-2">{t('urgentIntro')}</p>
        </>
      }
    >
      <p className="border-line border-y py-4 text-sm">
        <span className="text-muted">{t(`kind_${subject.kind}`)} · </span>
        <span className="break-words font-semibold">{subject.title}</span>
        {subject.kind !== 'company' && <span className="block text-muted">{`${t('seller')}: ${subject.seller}`}</span>}
      </p>
      <ReportForm key={`${subject.kind} ${subject.id}`} {...{ subject, address, filled }} />
    </NarrowPage>
  )
}
