import { useNavigate } from 'react-router'
import { goOnSignedIn } from '../../../boot/all-routes.ts'
import { api } from '../../../browser-api.ts'
import { type LoggedIn, pathAfterSignIn, signIn } from '../../../session/sign-in.ts'
import { useLocale } from '../../../texts/use-texts.tsx'

/** Whoever has proven who they are is logged in and goes on to `next`, or where they belong. `keep`: also after the browser was closed. */
export function useGoOn(next: string | null) {
  const locale = useLocale()
  const navigate = useNavigate()
  return async (answer: LoggedIn, keep: boolean): Promise<void> => {
    await signIn(api, answer, keep)
    await goOnSignedIn(pathAfterSignIn(answer.user, next), locale, navigate)
  }
}
