import { type CategoryTree, pathTo } from '../../../parts/categories/category-tree.ts'
import type { Translate } from '../../../texts/registry.ts'
import type { Rule } from './load-commission.ts'

/** `Computers › Laptops`; empty for a category that the tree does not know (yet). */
export function categoryPath(tree: CategoryTree, id: number): string {
  return pathTo(tree, id)
    .map((node) => node.name)
    .join(' › ')
}

/** What a rule is about, in words. */
export function ruleName(
  rule: Pick<Rule, 'company' | 'category'>,
  tree: CategoryTree,
  t: Translate<'deliverySettings'>,
): string {
  const category = rule.category && (categoryPath(tree, rule.category.id) || rule.category.names['pl-PL'])
  return [rule.company?.name, category].filter(Boolean).join(', ') || t('everyCategory')
}

/** 450 → `4,5%`. Basis points. */
export function rateText(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
}
