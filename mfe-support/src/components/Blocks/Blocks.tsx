import type { Block } from '../../documents/model'
import styles from './Blocks.module.css'
import { BlockTable } from './BlockTable'
import { LineFigure } from './LineFigure'

export type BlocksProps = { blocks: readonly Block[] }

/** The content blocks of a document. The page and the PDF show the same blocks. */
export function Blocks({ blocks }: BlocksProps) {
  return (
    <div className={styles.Blocks}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={styles.List}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return <BlockTable table={block} />
    case 'figure':
      return <LineFigure figure={block} />
  }
}
