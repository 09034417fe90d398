/** What people call a report. */
export const reportNumber = (id: number): string => `ZG-${id}`
