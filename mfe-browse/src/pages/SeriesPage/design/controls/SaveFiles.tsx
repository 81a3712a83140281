import { Button } from '@virida/shared/site/ui/Button'
import { useState } from 'react'
import { toolsContent as content } from '../content'
import type { SheetDesign } from '../sheet/sheet-data'

type Props = { sheet: SheetDesign; onMessage: (message: string) => void }
type File = 'pdf' | 'dxf'

/** Buttons that save the design as a PDF or a CAD file. The code that writes the files is loaded at the first use. */
export function SaveFiles({ sheet, onMessage }: Props) {
  const [busy, setBusy] = useState<File>()
  const save = async (file: File) => {
    setBusy(file)
    onMessage('')
    try {
      const files = await import(/* webpackChunkName: "design-files" */ '../files/design-files')
      await (file === 'pdf' ? files.savePdf(sheet) : files.saveDxf(sheet))
      onMessage(content.saved[file])
    } catch (error) {
      reportError(error)
      onMessage(content.notSaved)
    }
    setBusy(undefined)
  }
  return (['pdf', 'dxf'] as const).map((file) => (
    <Button key={file} variant="ghost" busy={busy === file} onClick={() => void save(file)}>
      {content.save[file]}
    </Button>
  ))
}
