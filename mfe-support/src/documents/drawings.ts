/** A line drawing for pages and PDFs: SVG paths, stroked unless they are filled as glass or as a mark. */
export type LineDrawing = {
  width: number
  height: number
  /** Alternative text. */
  alt: string
  paths: readonly { d: string; look?: 'glass' | 'mark' | 'hint' }[]
}

export type DrawingName = 'weepHoles' | 'track' | 'glass' | 'hinge'

export const drawings: Record<DrawingName, LineDrawing> = {
  weepHoles: {
    width: 240,
    height: 120,
    alt: 'Lower part of a window from outside: two slots near the ends of the bottom frame let water out.',
    paths: [
      { d: 'M20 5H220V70H20Z', look: 'glass' },
      { d: 'M20 5V70H220V5M120 5V70' },
      { d: 'M8 5V112H232V5M8 82H232' },
      { d: 'M36 94H64V101H36Z', look: 'mark' },
      { d: 'M176 94H204V101H176Z', look: 'mark' },
      { d: 'M50 103V116M46 112L50 117L54 112M190 103V116M186 112L190 117L194 112', look: 'hint' },
    ],
  },
  track: {
    width: 240,
    height: 120,
    alt: 'Section through the sill of a sliding door: a roller runs on a raised rail, and dirt collects in the channels beside it.',
    paths: [
      { d: 'M98 4H142V52H98Z', look: 'glass' },
      { d: 'M92 4V66H148V4' },
      { d: 'M106 74A14 14 0 1 0 134 74A14 14 0 1 0 106 74ZM118 74A2 2 0 1 0 122 74A2 2 0 1 0 118 74Z' },
      { d: 'M12 60V112H228V60M12 104H116V90H124V104H228' },
      { d: 'M40 103C46 96 54 99 60 103ZM170 103C178 95 190 98 196 103Z', look: 'mark' },
      { d: 'M50 70V90M46 86L50 91L54 86M183 70V90M179 86L183 91L187 86', look: 'hint' },
    ],
  },
  glass: {
    width: 240,
    height: 120,
    alt: 'A pane of glass with the path of a squeegee: from the top edge down in one turn after another.',
    paths: [
      { d: 'M60 6H180V114H60Z', look: 'glass' },
      { d: 'M60 6H180V114H60Z' },
      {
        d: 'M76 20H164C170 20 170 40 164 40H76C70 40 70 60 76 60H164C170 60 170 80 164 80H76C70 80 70 100 76 100H158',
      },
      { d: 'M152 95L159 100L152 105', look: 'hint' },
      { d: 'M196 20H214V26H196Z', look: 'mark' },
      { d: 'M205 26V52' },
    ],
  },
  hinge: {
    width: 240,
    height: 120,
    alt: 'A casement window seen from above, half open: the arm of its operator and the ends of its hinge take one drop of lubricant each.',
    paths: [
      { d: 'M14 96H226V110H14Z' },
      { d: 'M30 90L168 22L172 30L34 98Z', look: 'glass' },
      { d: 'M30 90L168 22L172 30L34 98Z' },
      { d: 'M196 96L112 56M196 96L226 96' },
      { d: 'M27 94A5 5 0 1 0 37 94A5 5 0 1 0 27 94Z', look: 'mark' },
      { d: 'M107 56A5 5 0 1 0 117 56A5 5 0 1 0 107 56Z', look: 'mark' },
      { d: 'M191 96A5 5 0 1 0 201 96A5 5 0 1 0 191 96Z', look: 'mark' },
      { d: 'M210 58C204 68 206 76 212 76C218 76 220 68 214 58L212 54Z', look: 'hint' },
    ],
  },
}
