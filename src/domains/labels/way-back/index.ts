// Labels by which buyers send goods back, for who knows what they send.
export { readPrintable, readReturnFile, readReturnLabels } from './read-return-labels.ts'
export { requestReturnLabel } from './request-return-label.ts'
export { noteHandedIn } from './store.ts'
