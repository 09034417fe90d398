/** Noon of a day, so that it is the same day in every zone that may show it. */
export const dayOf = (day: string) => new Date(`${day || '1970-01-01'}T12:00:00Z`)
