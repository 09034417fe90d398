import { POLISH_PASSWORDS } from './polish-passwords.ts'

/** A longer password is judged by its beginning: the estimate's time grows with the square of the length. */
const JUDGED = 72

type Estimator = { check: (password: string, about?: (string | number)[]) => { score: number } }
let loading: Promise<Estimator> | undefined

/** The lists weigh some hundred kilobytes: fetched when the first password is judged, on the server and in the browser. */
function estimator(): Promise<Estimator> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({
        dictionary: { ...dictionary, polish: [...POLISH_PASSWORDS] },
        graphs: adjacencyGraphs,
      }),
  )
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/**
 * How hard a password is to guess, from 0 (at once) to 4 (very), by zxcvbn. `about`: what is known of the person (names, e-mail,
 * the market's name), which makes a password that is made of it weaker.
 */
export async function estimatePassword(password: string, about: readonly string[]): Promise<number> {
  const known = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((text) => text.length > 2)
  return (await estimator()).check(password.slice(0, JUDGED), known).score
}
