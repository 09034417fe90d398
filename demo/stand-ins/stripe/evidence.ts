import type { Books } from './api.ts'
import { type Dispute, type Form, newId, Refused, type StripeFile } from './state.ts'

const invalid = (message: string, more: Record<string, string> = {}) =>
  new Refused(400, 'invalid_request_error', message, more)

/** Bytes of one file for a dispute, and of all of one dispute. */
const MOST = { file: 5_000_000, all: 4_500_000 }
const TYPES = ['application/pdf', 'image/jpeg', 'image/png']
const OPEN = ['needs_response', 'warning_needs_response', 'appeal_needs_response']
const FILE_FIELDS = [
  'receipt',
  'shipping_documentation',
  'customer_signature',
  'customer_communication',
  'refund_policy',
  'duplicate_charge_documentation',
  'uncategorized_file',
]
const TEXT_MOST = 20_000

/** `POST /v1/files`, multipart: a purpose and one file. What Stripe would not take as evidence is refused. */
export function saveFile(books: Books, type: string, body: Buffer): Omit<StripeFile, 'bytes'> {
  const boundary = /boundary=(\S+)/.exec(type)?.[1]
  if (!boundary) throw invalid('this needs multipart/form-data')
  const fields = new Map<string, { head: string; bytes: Buffer }>()
  for (const part of body.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const [head = '', ...rest] = part.split('\r\n\r\n')
    const name = /name="(\w+)"/.exec(head)?.[1] ?? ''
    fields.set(name, { head, bytes: Buffer.from(rest.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1') })
  }
  const [purpose, file] = [fields.get('purpose')?.bytes.toString(), fields.get('file')]
  if (purpose !== 'dispute_evidence' || !file) throw invalid('Missing required param', { param: 'file' })
  const media = /content-type: (\S+)/i.exec(file.head)?.[1] ?? ''
  if (!TYPES.includes(media)) throw invalid('This type of file is not allowed', { param: 'file' })
  if (file.bytes.length > MOST.file) throw invalid('The file is too large', { param: 'file' })
  const saved: StripeFile = {
    ...{ id: newId('file'), object: 'file', purpose, type: media, size: file.bytes.length, bytes: file.bytes },
    filename: /filename="([^"]*)"/.exec(file.head)?.[1] ?? '',
  }
  books.files.set(saved.id, saved)
  const { bytes: _, ...told } = saved
  return told
}

/** `POST /v1/disputes/…`: evidence, submitted at once. Refused once it was, after its day, and of what is closed. */
export function answerDispute(books: Books, dispute: Dispute, form: Form, now: Date): boolean {
  const { evidence_details: details } = dispute
  if (details.submission_count > 0)
    throw invalid('Evidence was submitted already', { code: 'dispute_evidence_submitted' })
  if (!OPEN.includes(dispute.status)) throw invalid(`This dispute is ${dispute.status}`, { code: 'dispute_closed' })
  if (details.due_by !== null && now.getTime() / 1000 > details.due_by) {
    throw invalid('The time for evidence is over', { code: 'dispute_past_due' })
  }
  let bytes = 0
  for (const [name, value] of form) {
    const field = /^evidence\[(\w+)\]$/.exec(name)?.[1]
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    if (key) dispute.metadata[key] = value
    else if (field === 'uncategorized_text') {
      if (value.length > TEXT_MOST) throw invalid('too long', { param: name })
      dispute.evidence[field] = value
    } else if (field && FILE_FIELDS.includes(field)) {
      const file = books.files.get(value)
      if (!file) throw invalid(`No such file: ${value}`, { code: 'resource_missing', param: name })
      bytes += file.size
      dispute.evidence[field] = value
    } else if (name !== 'submit') throw invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown' })
  }
  if (bytes > MOST.all) throw invalid('The files are too large together', { code: 'evidence_too_large' })
  details.has_evidence = true
  if (form.get('submit') !== 'true') return false
  details.submission_count = 1
  dispute.status = dispute.status.startsWith('warning') ? 'warning_under_review' : 'under_review'
  return true
}
