import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { FindAnswer } from '../../../domains/orders/finding/contract.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { filledContext } from '../../request-context.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSettings } from '../../use-root.ts'
import { useFinding } from './find-order/use-finding.ts'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

type Typed = FindAnswer & { number: string; email: string }

/** What a browser without scripts sent, and what came of it; its page answers it. */
export const loader = ({ context }: LoaderFunctionArgs): Typed | null =>
  (context.get(filledContext) as Typed | undefined) ?? null
export const clientLoader = async (): Promise<Typed | null> => null

/**
 * A guest's way back to an order. A plain form: it works without scripts, and the answer is the same whether there is such an order or not.
 * What was typed stays, and stands in no address.
 */
export default function FindOrderScreen() {
  const t = useTexts('purchases')
  const typed = useLoaderData<typeof clientLoader>()
  const [params] = useSearchParams()
  const { answer, busy, submit } = useFinding(typed)
  const demo = useSettings()?.demo
  const outcome = answer?.outcome
  const isOld = outcome === undefined && params.get('problem') === 'link'
  const problem = outcome === 'often' || outcome === 'mail' ? outcome : isOld ? 'link' : undefined
  const wrong = (field: 'number' | 'email') => (outcome === field ? t(`find_${field}`) : undefined)
  return (
    <NarrowPage
      title={t('findTitle')}
      {...(outcome !== 'sent' && { intro: t('findIntro') })}
      foot={<FootLink to="/userorders" label={t('findAccount')} />}
    >
      {problem && (
        <Notice tone="warning" live>
          {t(`find_${problem}`, { wait: answer?.wait ?? '' })}
        </Notice>
      )}
      {outcome === 'sent' && (
        <>
          <Notice tone="good" live title={t('findSent')}>
            {t('findSentText')}
          </Notice>
          {demo && <Notice>{t('findDemo')}</Notice>}
          <h2 className="text-lg">{t('findAgain')}</h2>
        </>
      )}
      <form method="post" action="?" className="flex flex-col gap-5" onSubmit={submit}>
        <TextField
          label={t('findNumber')}
          name="number"
          hint={t('findNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          defaultValue={typed?.number}
          autoFocus={typed?.outcome === 'number'}
          error={wrong('number')}
        />
        <TextField
          label={t('findEmail')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
          required
          defaultValue={typed?.email}
          autoFocus={typed?.outcome === 'email'}
          error={wrong('email')}
        />
        <Button type="submit" size="lg" wide busy={busy}>
          {t('findSubmit')}
        </Button>
      </form>
    </NarrowPage>
  )
}
