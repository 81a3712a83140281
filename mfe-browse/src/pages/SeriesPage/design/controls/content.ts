import { areaText, minimums } from '@virida/shared/products/building-code/minimums'

const { upper } = minimums

/** The texts of what is done with a design. They are loaded with the controls. */
export const toolsContent = {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied. It opens this page with your design.',
  refused: 'Your browser blocked copying. Copy the address of this page instead.',
  print: 'Print sheet',
  save: { pdf: 'Save as PDF', dxf: 'Save DXF (CAD)', ifc: 'Save IFC (BIM)', glb: 'Save 3D model (GLB)' },
  saved: {
    pdf: 'The PDF is saved.',
    dxf: 'The DXF file is saved.',
    ifc: 'The IFC file is saved.',
    glb: 'The 3D model is saved.',
  },
  notSaved: 'The file could not be made. Check the connection and try again.',
  send: {
    place: 'Send to a dealer near ZIP code or city',
    find: 'Choose a dealer',
    missing: 'Enter a ZIP code or city.',
    myself: 'E-mail it to myself',
    subject: (series: string) => `My design: ${series}`,
  },
  egress: {
    opening: (size: string, area: string) => `Estimated clear opening ${size} in, ${area} sq ft.`,
    every_floor: `Large enough for bedroom egress on any floor (${upper.width} in wide, ${upper.height} in tall, ${areaText('upper')}).`,
    grade_floor_only: `Large enough for egress at grade floor only: ${areaText('first')}, but not the ${areaText('upper')} that other floors need.`,
    none: `Too small for bedroom egress, which takes ${upper.width} in of width, ${upper.height} in of height and ${areaText('upper')}.`,
    link: 'Check it in the egress calculator',
  },
}
