import type { LoadArgs } from '../../../loading.ts'

export type Waiting = { name: 'lateReports' | 'reports' | 'messageReports' | 'messages'; count: number; more: boolean }

/** What people wrote and reported, and what is late of it: those lists that are the work of who looks, each by its first page. */
export async function loadWaiting(
  { api, signal }: LoadArgs,
  does: { content: boolean; people: boolean },
): Promise<Waiting[]> {
  const [reports, messageReports, messages] = await Promise.all([
    does.content ? api('GET /api/admin/reports', { signal }) : null,
    does.content ? api('GET /api/admin/message-reports', { signal }) : null,
    does.people
      ? api('GET /api/inboxes/{inbox}/conversations', {
          params: { inbox: 'operator' },
          query: { unread: true },
          signal,
        })
      : null,
  ])
  const late = reports?.reports.filter((one) => one.late) ?? []
  const lists: Waiting[] = [
    { name: 'lateReports', count: late.length, more: reports?.next != null && late.length === reports.reports.length },
    { name: 'reports', count: reports?.reports.length ?? 0, more: reports?.next != null },
    { name: 'messageReports', count: messageReports?.reports.length ?? 0, more: messageReports?.next != null },
    { name: 'messages', count: messages?.conversations.length ?? 0, more: messages?.next != null },
  ]
  return lists.filter(({ count }) => count > 0)
}
