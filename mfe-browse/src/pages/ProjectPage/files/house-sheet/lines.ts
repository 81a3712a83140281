/** Fills lines with cells from left to right. Widths and the gap between cells are in points. */
export function linesOf<Cell extends { width: number }>(
  cells: readonly Cell[],
  width: number,
  gap: number,
): Cell[][] {
  const lines: Cell[][] = []
  let left = 0
  for (const cell of cells) {
    const line = lines.at(-1)
    if (line && cell.width <= left) {
      line.push(cell)
      left -= cell.width + gap
    } else {
      lines.push([cell])
      left = width - cell.width - gap
    }
  }
  return lines
}
