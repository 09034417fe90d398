import type { Access } from './routes/page-rows.ts'

/** Public pages that people with an account need, whatever the market is ready for. */
const ALWAYS = ['verify', 'resetPassword', 'confirmEmail', 'invitation', 'notFound']

/** Whether a page waits until it is entered who runs the market: what visitors see does, what the operator needs for that does not. */
export function opensLater({ id, access }: { id: string; access: Access }): boolean {
  return access === 'public' && !ALWAYS.includes(id)
}
