import { useSearchParams } from 'react-router'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSettings } from '../../use-root.ts'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

const PROBLEMS = ['number', 'email', 'often', 'mail', 'link'] as const
type Problem = (typeof PROBLEMS)[number]

/**
 * A guest's way back to an order. A plain form: it works without scripts, and the server leads back here with an answer that is the same
 * whether there is such an order or not. The server says what is missing, too: a browser would say it in its own language.
 */
export default function FindOrderScreen() {
  const t = useTexts('purchases')
  const [params] = useSearchParams()
  const problem = PROBLEMS.find((one) => one === params.get('problem'))
  const wait = /^\d{1,4} (?:s|min|h)$/.exec(params.get('wait') ?? '')?.[0] ?? ''
  const demo = useSettings()?.demo
  if (params.has('sent')) {
    return (
      <NarrowPage title={t('findTitle')}>
        <Notice tone="good" live title={t('findSent')}>
          {t('findSentText')}
        </Notice>
        {demo && <Notice>{t('findDemo')}</Notice>}
        <p>
          <LinkButton to="/find-order" variant="secondary">
            {t('findAgain')}
          </LinkButton>
        </p>
      </NarrowPage>
    )
  }
  const typed = problem === 'link' ? '' : (params.get('number') ?? '').slice(0, 40)
  const wrong = (field: Problem) => (problem === field ? t(`find_${field}`) : undefined)
  return (
    <NarrowPage
      title={t('findTitle')}
      intro={t('findIntro')}
      foot={<FootLink to="/userorders" label={t('findAccount')} />}
    >
      {problem && problem !== 'number' && problem !== 'email' && (
        <Notice tone="warning" live>
          {t(`find_${problem}`, { wait })}
        </Notice>
      )}
      <form method="post" action="?" noValidate className="flex flex-col gap-5">
        <TextField
          label={t('findNumber')}
          name="number"
          hint={t('findNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          defaultValue={typed}
          autoFocus={problem === 'number'}
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
          autoFocus={problem === 'email'}
          error={wrong('email')}
        />
        <Button type="submit" size="lg" wide>
          {t('findSubmit')}
        </Button>
      </form>
    </NarrowPage>
  )
}
