import { useCallback, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { ApiProblem } from '../../api-problem.ts'
import { api } from '../../browser-api.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../use-root.ts'
import { LineReview } from './review/line-review.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

type Found = ApiOutput<'GET /api/purchases/{key}/reviews'>

/** R15: what one says of what one received, for whoever has the link of the purchase; no account needed. */
export default function ReviewScreen() {
  const { key = '' } = useParams()
  const t = useTexts('reviewWork')
  const title = usePageTitle()
  const locale = useLocale()
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<string>()
  const load = useCallback(async () => {
    try {
      setFound(await api('GET /api/purchases/{key}/reviews', { params: { key } }))
    } catch (error) {
      const missing = error instanceof ApiProblem && error.status === 404
      setFailure(missing ? t('missing') : failureText(error, locale))
    }
  }, [key, t, locale])
  useEffect(() => void load(), [load])
  if (failure && !found) return <EmptyState heading="h1" title={title} text={failure} />
  return (
    <div className="page-width py-6">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 text-muted">{t('pageText')}</p>
      {!found && <Skeleton className="mt-6 h-96 max-w-text rounded-lg" />}
      <div className="mt-6 flex max-w-text flex-col gap-6">
        {found?.lines.map((line) => (
          <LineReview key={line.itemId} {...{ line, purchaseKey: key, author: found.author, onChange: setFound }} />
        ))}
      </div>
      <Link to={`/order/${key}`} className="mt-6 inline-flex min-h-11 items-center text-link text-sm">
        {t('backToOrder')}
      </Link>
    </div>
  )
}
