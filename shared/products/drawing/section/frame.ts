import type { Shape } from '../canvas/drawing'
import { box, hollow, outlineD, seal, vinyl, type Cut } from './cut'
import {
  bead,
  bite,
  clearance,
  legDepths,
  legOf,
  outerStop,
  play,
  sashDepth,
  tracks,
  type Members,
} from './depths'
import { glassUnit } from './glazing'

/** Distance from the start of the outer track to the glass of a fixed pane. */
const fixedGlass = 0.05

/** The frame profile: a chambered base, and a leg on each side of the tracks. */
export function frameProfile(cut: Cut, { frame, depth }: Members): Shape[] {
  const leg = legOf(frame)
  const base = frame - leg
  return [
    vinyl(cut, hollow(box(0, 0, base, depth), Math.max(Math.round(base / 0.8), 1), 4), 'frame'),
    vinyl(cut, hollow(box(base, 0, leg, legDepths.outer), 1, 1), 'frame'),
    vinyl(cut, hollow(box(base, depth - legDepths.inner, leg, legDepths.inner), 1, 1), 'frame'),
  ]
}

/** A stile or rail that starts at `u`, with its glass, which ends at `glassEnd`. */
function holder(cut: Cut, members: Members, u: number, wide: number, d: number, glassEnd: number): Shape[] {
  const { glazing } = members
  const deep = sashDepth(members)
  const base = wide - bite - clearance
  return [
    ...glassUnit(cut, glazing, u + base + clearance, glassEnd, d + outerStop),
    vinyl(cut, hollow(box(u, d, base, deep), 1, 3), 'sash'),
    vinyl(cut, outlineD(box(u + base, d, wide - base, outerStop - 0.05)), 'sash'),
    vinyl(cut, hollow(box(u + base, d + deep - bead, wide - base, bead), 1, 1), 'sash'),
    seal(cut, box(u + wide - 0.32, d + outerStop - 0.05, 0.22, 0.05)),
    seal(cut, box(u + wide - 0.32, d + deep - bead - 0.06, 0.22, 0.06)),
  ]
}

/** A sash at a jamb, head or sill. */
export function sashAt(cut: Cut, members: Members, track: 'outer' | 'inner', glassEnd: number): Shape[] {
  const { frame, sash } = members
  const leg = legOf(frame)
  const start = frame - leg + play
  const d = tracks(members)[track]
  return [
    ...holder(cut, members, start, frame + sash - start, d, glassEnd),
    seal(cut, box(start - play, d + 0.35, play, 0.2)),
    seal(cut, box(start - play, d + sashDepth(members) - 0.55, play, 0.2)),
  ]
}

/** Fixed glass that is held directly by the frame. */
export function fixedLiteAt(cut: Cut, members: Members, glassEnd: number): Shape[] {
  const { frame, glazing } = members
  const leg = legOf(frame)
  const base = frame - leg
  const d = tracks(members).outer
  const inner = d + fixedGlass + glazing.thickness
  return [
    ...glassUnit(cut, glazing, base + 0.14, glassEnd, d + fixedGlass),
    seal(cut, box(frame - 0.32, d, 0.22, fixedGlass)),
    vinyl(cut, hollow(box(base, inner + 0.06, leg, bead), 1, 1), 'frame'),
    seal(cut, box(frame - 0.32, inner, 0.22, 0.06)),
  ]
}

/**
 * The two meeting stiles of a moving sash and the pane next to it, one on each track. Each starts at `u` of its own
 * side and holds glass up to `glassEnd`. `fixed` means that the frame holds the outer pane, whose glass is then
 * further out.
 */
export function meetingStiles(
  vent: Cut,
  outer: Cut,
  members: Members,
  u: number,
  glassEnd: number,
  fixed: boolean,
): Shape[] {
  const track = tracks(members)
  const out = fixed ? track.outer + fixedGlass - outerStop : track.outer
  const gap = track.inner - out - sashDepth(members)
  return [
    ...holder(outer, members, u, members.rail, out, glassEnd),
    ...holder(vent, members, u, members.rail, track.inner, glassEnd),
    ...(gap > 0.3
      ? [
          // Interlocking hooks.
          vinyl(outer, outlineD(box(u + members.rail / 2 + 0.06, track.inner - gap, 0.1, gap * 0.7)), 'sash'),
          vinyl(
            vent,
            outlineD(box(u + members.rail / 2 + 0.06, track.inner - gap * 0.7, 0.1, gap * 0.7)),
            'sash',
          ),
        ]
      : [seal(vent, box(u + members.rail / 2 - 0.1, track.inner - gap, 0.2, Math.max(gap, 0.04)))]),
  ]
}
