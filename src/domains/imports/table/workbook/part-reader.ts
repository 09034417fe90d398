import { TEXT_MOST } from '../../rules/import-limits.ts'
import { localName, type XmlEvents } from './xml.ts'

/** A sheet by its name, and where it lies in the archive. */
export type Sheet = { name: string; part: string }
export type Book = { sheets: Sheet[]; texts?: string; styles?: string; from1904: boolean }
type Relation = { id: string; type: string; target: string }

/** Relations and sheets beyond any workbook's are left out. */
const MOST = 2000
const NOTHING = { close: () => undefined, text: () => undefined }

/** Finds what belongs to a workbook by the relations between the parts of its archive. */
export class PartReader {
  readonly part: (name: string, events: XmlEvents) => Promise<boolean>

  /** `part`: reads one part, answers whether it is there. */
  constructor(part: (name: string, events: XmlEvents) => Promise<boolean>) {
    this.part = part
  }

  /** Undefined when the archive holds no workbook. */
  async workbook(): Promise<Book | undefined> {
    const root = (await this.#relations('')).find(({ type }) => type === 'officeDocument')
    const main = root?.target ?? 'xl/workbook.xml'
    const listed: { name: string; id: string }[] = []
    let from1904 = false
    const found = await this.part(main, {
      ...NOTHING,
      open(name, attributes) {
        if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
        if (name === 'sheet' && listed.length < MOST) {
          const id = Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === 'id')?.[1] ?? ''
          listed.push({ name: (attributes.name ?? '').slice(0, TEXT_MOST.sheet), id })
        }
      },
    })
    if (!found) return undefined
    const relations = await this.#relations(main)
    const target = (type: string) => relations.find((one) => one.type === type)?.target
    const folder = main.slice(0, main.lastIndexOf('/') + 1)
    const sheets = listed.map(({ name, id }, index) => ({
      name,
      // Without relations the usual place is tried.
      part: relations.find((one) => one.id === id)?.target ?? `${folder}worksheets/sheet${index + 1}.xml`,
    }))
    const [texts, styles] = [target('sharedStrings'), target('styles')]
    return { sheets, from1904, ...(texts ? { texts } : {}), ...(styles ? { styles } : {}) }
  }

  /** What a part refers to, by absolute names without the first slash; of the archive itself for ''. */
  async #relations(part: string): Promise<Relation[]> {
    const slash = part.lastIndexOf('/') + 1
    const folder = part.slice(0, slash)
    const relations: Relation[] = []
    await this.part(`${folder}_rels/${part.slice(slash)}.rels`, {
      ...NOTHING,
      open(name, { Id = '', Type = '', Target = '', TargetMode = '' }) {
        if (name !== 'Relationship' || TargetMode === 'External' || relations.length >= MOST) return
        relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: resolve(folder, Target) })
      },
    })
    return relations
  }
}

/** `/xl/a.xml` stands for itself; `../a.xml` and `a.xml` begin where the part lies. */
function resolve(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}
