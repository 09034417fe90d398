/** Of cached pages that show a text of the operator's. */
export const TEXTS_TAG = 'texts'
