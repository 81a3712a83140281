/** How a frame is set into the wall. */
export const frameKinds = ['retrofit', 'block', 'nail_on_3_coat', 'power_wall_1_coat'] as const

export type FrameKind = (typeof frameKinds)[number]

export const frameTitles: Readonly<Record<FrameKind, string>> = {
  retrofit: 'Retrofit',
  block: 'Block',
  nail_on_3_coat: 'Nail-On 3-Coat',
  power_wall_1_coat: 'Power Wall 1-Coat',
}
