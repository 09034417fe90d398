import { ksefWords } from '../../src/domains/documents/adapters/layout/words.ts'
import type { DocumentContent } from '../../src/domains/documents/rules/content.ts'
import { buildFa3 } from '../../src/domains/documents/rules/fa3/build-fa3.ts'
import { checkFa3 } from '../../src/domains/documents/rules/fa3/check-fa3.ts'

/** What is wrong with a document's file for the state: by the rules of FA(3), and where its sum is another than the document's. */
export function fileProblems(content: DocumentContent): unknown[] {
  const xml = buildFa3(content, ksefWords)
  const sum = xml.split('<P_15>')[1]?.split('<')[0]
  return [...checkFa3(xml), ...(sum === (content.total / 100).toFixed(2) ? [] : [`P_15 is ${sum}`])]
}
