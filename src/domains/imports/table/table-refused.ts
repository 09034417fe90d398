/** Thrown for a file that is at fault; the message is a code that has a text for people. */
export class TableRefused extends Error {}
