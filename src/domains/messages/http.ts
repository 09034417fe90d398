import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { blockOther } from './block-other.ts'
import { messagesContract } from './contract.ts'
import { readAbout } from './find-about.ts'
import { openInbox, requireConversation } from './inbox.ts'
import { listConversations, searchInbox } from './list-conversations.ts'
import { markRead } from './mark-read.ts'
import { addFile, readMessageFile } from './message-files.ts'
import { readMessageMails, saveMessageMails } from './message-mails.ts'
import { readConversation } from './read-conversation.ts'
import { reportConversation } from './reports/report-conversation.ts'
import { beginConversation, writeMessage } from './write-message.ts'

/** What people write to each other, for both sides of it. */
export const messagesService = (deps: Deps) =>
  service(messagesContract, {
    'GET /api/inboxes/{inbox}/conversations': ({ params, query }, { actor }) =>
      listConversations(deps, openInbox(deps, actor, params.inbox), query),
    'GET /api/inboxes/{inbox}/found': ({ params, query }, { actor }) =>
      searchInbox(deps, openInbox(deps, actor, params.inbox), query),
    'GET /api/inboxes/{inbox}/about': ({ params, query }, { actor }) =>
      readAbout(deps, openInbox(deps, actor, params.inbox), query),
    'POST /api/inboxes/{inbox}/conversations': ({ params, body: { about, ...written } }, { actor }) =>
      beginConversation(deps, openInbox(deps, actor, params.inbox), about, written),
    'GET /api/inboxes/{inbox}/conversations/{id}': ({ params, query }, { actor }) =>
      readConversation(deps, openInbox(deps, actor, params.inbox), params.id, query.before),
    'POST /api/inboxes/{inbox}/conversations/{id}/messages': ({ params, body }, { actor }) =>
      writeMessage(deps, openInbox(deps, actor, params.inbox), params.id, body),
    'PUT /api/inboxes/{inbox}/conversations/{id}/read': async ({ params, body }, { actor }) => {
      await markRead(deps, openInbox(deps, actor, params.inbox), params.id, body.upTo)
      return undefined
    },
    'GET /api/inboxes/{inbox}/conversations/{id}/files/{fileId}': async ({ params, query }, { actor }) => {
      const { id } = await requireConversation(deps, openInbox(deps, actor, params.inbox), params.id)
      const wanted = { fileId: params.fileId, preview: query.preview ?? false }
      const { bytes, media, name } = await readMessageFile(deps, id, wanted)
      return new FileAnswer(bytes, media, name)
    },
    'POST /api/inboxes/{inbox}/conversations/{id}/report': async ({ params, body }, { actor }) => {
      await reportConversation(deps, openInbox(deps, actor, params.inbox), params.id, body)
      return undefined
    },
    'PUT /api/inboxes/{inbox}/conversations/{id}/block': async ({ params, body }, { actor }) => {
      await blockOther(deps, openInbox(deps, actor, params.inbox), params.id, body.blocked)
      return undefined
    },
    'POST /api/message-files': ({ query, file }, { actor }) => addFile(deps, actor, { file, name: query.name }),
    'GET /api/account/message-mails': (_, { actor }) => readMessageMails(deps, actor),
    'PUT /api/account/message-mails': ({ body }, { actor }) => saveMessageMails(deps, actor, body.digest),
  })
