import { useEffect, useState } from 'react'
import { PASSWORD_MIN, PASSWORD_SCORE } from '../../../domains/accounts/rules/password-rules.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { cx } from '../../ui/cx.ts'

type Judged = { password: string; score: number }

/** Judged a moment after the last key: the lists of the estimate come with the first password. */
function useScore(password: string, about: readonly string[]): number | undefined {
  const [judged, setJudged] = useState<Judged>()
  const known = about.join('\n')
  useEffect(() => {
    if (password === '') return
    let current = true
    const timer = setTimeout(async () => {
      // Without the lists nothing is said: the server judges anyway.
      const rules = await import('../../../domains/accounts/rules/estimate-password.ts').catch(() => undefined)
      const score = await rules?.estimatePassword(password, known.split('\n'))
      if (current && score !== undefined) setJudged({ password, score })
    }, 250)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [password, known])
  return judged && password !== '' ? judged.score : undefined
}

const WIDTHS = ['w-1/12', 'w-1/4', 'w-1/2', 'w-3/4', 'w-full']

/** How hard the password is to guess, in words and as a line. Its place is there before it says anything. */
export function StrengthMeter({ password, about }: { password: string; about: readonly string[] }) {
  const t = useTexts('security')
  const score = useScore(password, about)
  const short = password.length < PASSWORD_MIN
  const enough = score !== undefined && score >= PASSWORD_SCORE && !short
  const words =
    score === undefined
      ? ''
      : short
        ? t('strengthShort', { minimum: PASSWORD_MIN })
        : t(`strength${score}` as 'strength0')
  return (
    <div className="mt-1.5">
      <div className="h-1 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        {score !== undefined && (
          <div
            className={cx(
              'h-full rounded-full transition-[width]',
              WIDTHS[short ? Math.min(score, 1) : score],
              enough ? 'bg-good' : 'bg-warning',
            )}
          />
        )}
      </div>
      <p role="status" className={cx('mt-1 min-h-5 text-xs', enough ? 'text-good' : 'text-muted')}>
        {words}
      </p>
    </div>
  )
}
