/** Splits a table of lines with `|` between cells; every line has the same number of cells. */
export function rows(table: string, cells: number): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const row = line.split('|').map((cell) => cell.trim())
      if (row.length !== cells) throw new Error(`expected ${cells} cells: ${line}`)
      return row
    })
}
