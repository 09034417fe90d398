import type { drafts as master } from '../pl-PL/drafts.ts'
import type { Same } from '../shape.ts'

export const drafts: Same<typeof master> = {
  conflictTitle: 'Somebody else saved changes at the same time',
  conflictText:
    'Nothing is lost: your changes are still in the form. Load the newest version, and we will put what you are changing into it.',
  conflictLoad: 'Load the newest version',
  conflictMerged: 'The newest version is loaded. Your changes are still in the form; check them and save.',
  conflictBoth: 'Somebody else changed these fields too; the form shows your version: {{fields}}. Check them and save.',
  conflictNow: 'Saved in the meantime:',
  conflictSave:
    'Fields you had not changed show the new values. If you save, what stands in the fields below will be kept.',
}
