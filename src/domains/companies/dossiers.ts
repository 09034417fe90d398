// Companies as the operator looks through them, decides on them and corrects them.
export { changeIdentity } from './change-identity.ts'
export { purgeEvidence } from './purge-evidence.ts'
export { removeDraft } from './remove-draft.ts'
export * from './store/dossiers.ts'
export * from './store/tax-parties.ts'
