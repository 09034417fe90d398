/** A number of a model, a processor or a size: `T14`, `i7-7500U`, `13,3″`, `256`. */
const NUMBERED = /^[a-z]{0,2}\d/i
const UNIT = /^(?:GB|TB|MB|GHz|MHz|Hz|Wh?|mAh|kg|g|mm|cm|ml|MP|Mpx|Gb\/s|V|A|\/)$/i
/** Characters of a run that may stand on one line of the narrowest card. */
const LONGEST = 18

/** A product's name in the runs that do not break: a model, a processor, a size (`ThinkPad T14`, `Core i7-7500U`, `16 GB`), as far as a narrow card has room. */
export function nameRuns(title: string): string[] {
  const runs: string[] = []
  const words = title.split(' ')
  for (const [at, word] of words.entries()) {
    const last = runs.at(-1)
    const belongs = NUMBERED.test(word) ? words[at - 1] === '/' || !UNIT.test(words[at + 1] ?? '') : UNIT.test(word)
    if (last !== undefined && belongs && last.length + 1 + word.length <= LONGEST) {
      runs[runs.length - 1] = `${last} ${word}`
    } else runs.push(word)
  }
  return runs
}

/** Whether a browser might break a run, and should not. */
export const isBreakable = (run: string): boolean => run.length <= LONGEST && /[\s-]/.test(run)
