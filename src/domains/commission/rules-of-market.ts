import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { recordAudit } from '../audit/index.ts'
import { findCategoryNames } from '../categories/index.ts'
import { findCompaniesOf } from '../companies/index.ts'
import type { CommissionRule } from './contract.ts'
import { deleteRule, findRate, findRules, lockRule, type RuleFilter, type RuleRow, upsertRule } from './store.ts'

/** A page of rules, newest first, and where to go on. */
export async function listRules(
  deps: Deps,
  actor: Actor | undefined,
  filter: RuleFilter,
): Promise<{ rules: CommissionRule[]; next: number | null }> {
  requireOperator(actor)
  const found = await findRules(deps.db, filter, PAGE_SIZE + 1)
  const rules = await toViews(deps, found.slice(0, PAGE_SIZE))
  return { rules, next: found.length > PAGE_SIZE ? (rules.at(-1)?.id ?? null) : null }
}

export type RuleInput = { companyId: number | null; categoryId: number | null; rate: number }

/** Sets a rate for orders from now on; the same again changes nothing. */
export async function setRule(deps: Deps, actor: Actor | undefined, input: RuleInput): Promise<CommissionRule> {
  const operator = requireOperator(actor)
  const { companyId, categoryId, rate } = input
  if (companyId === null && categoryId === null) throw invalidField('categoryId', 'commission_subject_missing')
  return deps.db.transaction().execute(async (db) => {
    await lockRule(db, companyId, categoryId)
    if (companyId !== null && (await findCompaniesOf(db, [companyId])).length === 0)
      throw new Failure('notFound', 'company_not_found')
    if (categoryId !== null && !(await findCategoryNames(db, [categoryId])).has(categoryId))
      throw new Failure('notFound', 'category_not_found')
    const before = await findRate(db, companyId, categoryId)
    const written = await upsertRule(db, { companyId, categoryId, rate, at: deps.now() })
    const rule = await toView({ db }, written)
    if (before !== rate) {
      await invalidateTags(db, ['commission'])
      await recordAudit(
        { db },
        {
          actorId: operator.userId,
          action: 'commissionChanged',
          ...aboutOf(rule),
          detail: {
            ...categoryOf(rule),
            before: before === undefined ? null : before / 100,
            rate: rate / 100,
          },
        },
      )
    }
    return rule
  })
}

/** Removes a rule: what is less specific counts from now on. `commission_rule_not_found`. */
export async function removeRule(deps: Deps, actor: Actor | undefined, id: number): Promise<undefined> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const row = await deleteRule(db, id)
    if (!row) throw new Failure('notFound', 'commission_rule_not_found')
    const removed = await toView({ db }, row)
    await invalidateTags(db, ['commission'])
    await recordAudit(
      { db },
      {
        actorId: operator.userId,
        action: 'commissionRuleRemoved',
        ...aboutOf(removed),
        detail: { ...categoryOf(removed), rate: removed.rate / 100 },
      },
    )
  })
}

function aboutOf({ company }: Pick<CommissionRule, 'company'>) {
  return company === null
    ? ({ subjectKind: 'market', subjectId: 'commission' } as const)
    : ({ subjectKind: 'company', subjectId: String(company.id) } as const)
}

/** By its name: the number would tell an operator nothing once it is gone. */
function categoryOf({ category }: Pick<CommissionRule, 'category'>): { category?: string } {
  return category === null ? {} : { category: category.names['pl-PL'] ?? String(category.id) }
}

/** With the names of companies and categories, in one statement for all of each. */
async function toViews({ db }: Pick<Deps, 'db'>, rows: readonly RuleRow[]): Promise<CommissionRule[]> {
  const companies = await findCompaniesOf(
    db,
    rows.flatMap(({ companyId }) => companyId ?? []),
  )
  const names = new Map(companies.map(({ id, name }) => [id, name]))
  const categories = await findCategoryNames(
    db,
    rows.flatMap(({ categoryId }) => categoryId ?? []),
  )
  return rows.map(({ companyId, categoryId, setAt, ...rule }) => ({
    ...rule,
    company: companyId === null ? null : { id: companyId, name: must(names.get(companyId), `company ${companyId}`) },
    category:
      categoryId === null
        ? null
        : { id: categoryId, names: must(categories.get(categoryId), `category ${categoryId}`) },
    setAt: setAt.toISOString(),
  }))
}

async function toView(deps: Pick<Deps, 'db'>, row: RuleRow): Promise<CommissionRule> {
  const [view] = await toViews(deps, [row])
  return must(view, 'the view of a rule')
}
