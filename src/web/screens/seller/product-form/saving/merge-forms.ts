import { type Merged, type MergeRules, mergeDrafts } from '../../../../parts/forms/draft/merge-drafts.ts'
import type { OfferForm } from '../form-state.ts'
import { mergeVersions } from '../versions/merge-versions.ts'

const RULES: MergeRules<OfferForm> = {
  parts: ['texts', 'attributes'],
  rows: {
    versions: ({ base, mine, theirs }, pick, taken) => mergeVersions(base, mine, theirs, pick, taken),
  },
}

/** What somebody typed (`mine`, begun on `base`) with what the market keeps now; `choices` names fields of both that take theirs. */
export function mergeForms(
  base: OfferForm,
  mine: OfferForm,
  theirs: OfferForm,
  choices?: ReadonlySet<string>,
): Merged<OfferForm> {
  return mergeDrafts({ base, mine, theirs }, RULES, choices)
}
