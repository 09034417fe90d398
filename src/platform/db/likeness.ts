/** A pattern of LIKE that finds these words anywhere: what would stand for any letter in them is itself. */
export const likeness = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
