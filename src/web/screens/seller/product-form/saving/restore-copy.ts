import { readWhole } from '../../../../parts/forms/read-number.ts'
import type { OfferForm } from '../form-state.ts'
import type { SavedCopy } from './kept-copy.ts'
import { mergeForms } from './merge-forms.ts'

/**
 * A kept copy over what the market keeps by now. A stock that already stands where it was wished is left alone: the save may have
 * reached the market before the page was gone. Where others changed the same field, one's own stays.
 */
export function restoreCopy(copy: SavedCopy, newest: OfferForm): OfferForm {
  const now = new Map(newest.versions.map((version) => [version.id, version.loaded]))
  const versions = copy.form.versions.map((version) =>
    version.id !== null && now.get(version.id) === readWhole(version.quantity)
      ? { ...version, loaded: now.get(version.id) ?? version.loaded }
      : version,
  )
  // Keys of new rows are counted anew after a reload.
  const renamed = versions.map((version, index) =>
    version.id === null ? { ...version, rowKey: `new0-${copy.at}${index}` } : version,
  )
  return mergeForms(copy.base, { ...copy.form, versions: renamed }, newest).draft
}
