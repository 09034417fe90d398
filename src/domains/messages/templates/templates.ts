import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { lockTeam, requireMember } from '../../companies/index.ts'
import { MOST_TEMPLATES } from '../rules/bounds.ts'
import { unknownPlaceholders } from '../rules/template.ts'
import {
  deleteTemplate,
  findTemplates,
  insertTemplate,
  type StoredTemplate,
  updateTemplate,
} from '../store/templates.ts'

type List = { templates: StoredTemplate[] }
type Body = { name: string; words: string }

/** Ready answers of a company, for those who answer for it. */
export async function listTemplates(deps: Deps, actor: Actor | undefined, companyId: number): Promise<List> {
  requireMember(deps, actor, companyId, 'messages.answer')
  return { templates: await findTemplates(deps.db, companyId) }
}

/** Keeps one more; `too_many_templates`, `placeholder_unknown`. */
export function addTemplate(deps: Deps, actor: Actor | undefined, companyId: number, body: Body): Promise<List> {
  return change(deps, actor, companyId, async (db) => {
    refuseUnknown(body)
    if ((await findTemplates(db, companyId)).length >= MOST_TEMPLATES) {
      throw new Failure('conflict', 'too_many_templates', { params: { maximum: MOST_TEMPLATES } })
    }
    await insertTemplate(db, companyId, body)
  })
}

/** Changes one; `template_not_found`, `placeholder_unknown`. */
export function changeTemplate(
  deps: Deps,
  actor: Actor | undefined,
  { id: companyId, templateId: id }: { id: number; templateId: number },
  body: Body,
): Promise<List> {
  return change(deps, actor, companyId, async (db) => {
    refuseUnknown(body)
    if (!(await updateTemplate(db, companyId, { id, ...body }))) throw new Failure('notFound', 'template_not_found')
  })
}

/** Removes one; `template_not_found`. */
export function removeTemplate(
  deps: Deps,
  actor: Actor | undefined,
  { id: companyId, templateId }: { id: number; templateId: number },
): Promise<List> {
  return change(deps, actor, companyId, async (db) => {
    if (!(await deleteTemplate(db, companyId, templateId))) throw new Failure('notFound', 'template_not_found')
  })
}

async function change(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  work: (db: Deps['db']) => Promise<void>,
): Promise<List> {
  const member = requireMember(deps, actor, companyId, 'messages.answer')
  return deps.db.transaction().execute(async (db) => {
    await lockTeam({ ...deps, db }, companyId, member.actor.userId, 'messages.answer')
    await work(db)
    return { templates: await findTemplates(db, companyId) }
  })
}

function refuseUnknown({ words }: Body): void {
  const unknown = unknownPlaceholders(words)
  if (unknown.length > 0) {
    throw invalidField('words', 'placeholder_unknown', {
      names: unknown
        .slice(0, 5)
        .map((name) => `{${name}}`)
        .join(', '),
    })
  }
}
