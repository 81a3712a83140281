import type { Block } from './model'

/** Turns blocks into plain sentences for structured data. A figure becomes its caption. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join(' ')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'list':
      return block.items.join(' ')
    case 'table':
      return `${block.rows.map(([name, ...cells]) => `${name}: ${cells.join(', ')}`).join('; ')}.`
    case 'figure':
      return block.caption
  }
}
