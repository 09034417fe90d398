const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is an id as the database makes them: what is not is never compared with one. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)
