import { describeLine } from '../parts/describe-line'

export const venetianWindows = describeLine('venetian-windows', {
  name: 'Venetian',
  subtitle: 'Six styles of window, in dual or triple glass',
  description:
    'Venetian is our deepest frame and our widest choice. Sashes lift, drop, slide, swing and tilt out from the sill; ' +
    'a fixed window joins them where the view should stay whole. Every style takes dual glass of 3/4 in or ' +
    'triple glass of 7/8 in.',
  summary:
    'Venetian windows: single hung, double hung, horizontal slider, picture, casement and awning in deep vinyl or capstock frames, dual or triple glass.',
  thoughtfulBenefits: [
    {
      icon: 'glass',
      title: 'Triple glass in every style',
      description:
        'A third pane is offered in Venetian windows alone, from the smallest awning to the 96 in picture window.',
    },
    {
      icon: 'air',
      title: 'Air from any side',
      description:
        'Casements catch wind that runs along the wall, awnings work in drizzle, and double hungs vent at the ceiling.',
    },
    {
      icon: 'frame',
      title: 'Depth you can see',
      description:
        'The frame takes more of the opening than Platinum or Bellagio and casts the shadow line that older houses have.',
    },
    {
      icon: 'palette',
      title: 'Colors by style',
      description:
        'Five of the six styles come in all seven finishes. The double hung is made in white and almond.',
    },
  ],
})
