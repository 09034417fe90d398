import type { Api } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import { useSending } from './use-sending.ts'

/** Does something whose result is seen where it was pressed, one at a time; says what went wrong. */
export function useAct() {
  const locale = useLocale()
  const { busy, send } = useSending()
  const act = (run: (api: Api) => Promise<void>): Promise<void> =>
    send(async () => {
      try {
        await run(api)
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return { busy, act }
}
