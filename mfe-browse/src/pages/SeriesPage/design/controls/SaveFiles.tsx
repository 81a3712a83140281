import { Button } from '@virida/shared/site/ui/Button'
import { useState } from 'react'
import { toolsContent as content } from './content'
import type { SheetDesign } from '../sheet/sheet-data'

const loadFiles = () => import(/* webpackChunkName: "design-files" */ '../files/design-files')
const loadModel = () => import(/* webpackChunkName: "design-model" */ '../files/design-model')

type Props = { sheet: SheetDesign; onMessage: (message: string) => void }

const files = ['pdf', 'dxf', 'ifc', 'glb'] as const
type File = (typeof files)[number]

const save: Record<File, (sheet: SheetDesign) => Promise<void>> = {
  pdf: async (sheet) => (await loadFiles()).savePdf(sheet),
  dxf: async (sheet) => (await loadFiles()).saveDxf(sheet),
  ifc: async (sheet) => (await loadModel()).saveIfc(sheet),
  glb: async (sheet) => (await loadModel()).saveGlb(sheet),
}

/**
 * Buttons that save the design as a PDF, a CAD drawing, a building model or a 3D model. The code that writes the files is
 * loaded at the first use.
 */
export function SaveFiles({ sheet, onMessage }: Props) {
  const [busy, setBusy] = useState<File>()
  const saveFile = async (file: File) => {
    setBusy(file)
    onMessage('')
    try {
      await save[file](sheet)
      onMessage(content.saved[file])
    } catch (error) {
      reportError(error)
      onMessage(content.notSaved)
    }
    setBusy(undefined)
  }
  return files.map((file) => (
    <Button key={file} variant="ghost" busy={busy === file} onClick={() => void saveFile(file)}>
      {content.save[file]}
    </Button>
  ))
}
