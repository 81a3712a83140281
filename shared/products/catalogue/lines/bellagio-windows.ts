import { describeLine } from '../parts/describe-line'

export const bellagioWindows = describeLine('bellagio-windows', {
  name: 'Bellagio',
  subtitle: 'Color outside, calm inside, and windows up to seven feet tall',
  description:
    'Bellagio brings capstock to the wall: black, espresso, blue and silver on the outside of a white or almond frame, ' +
    'or black on both faces. Single hungs grow to 84 in, picture windows to 72 in, and round-tops take the colors of ' +
    'the windows below them. The bay is made in white and almond.',
  summary:
    'Bellagio windows in vinyl and capstock: single hung to 84 in tall, horizontal slider, picture, specialty and bay, in up to seven finishes.',
  thoughtfulBenefits: [
    {
      icon: 'palette',
      title: 'Seven finishes',
      description:
        'Two standard colors, four capstock colors for the outside, and black all over. Only the bay keeps to white and almond.',
    },
    {
      icon: 'ruler',
      title: 'Taller openings',
      description: 'The single hung and the picture window are each made a foot taller than in Platinum.',
    },
    {
      icon: 'frame',
      title: 'Four ways into the wall',
      description:
        'Retrofit, block, nail-on for three-coat and Power Wall for one-coat stucco: flat windows come with any of the four frames.',
    },
    {
      icon: 'glass',
      title: 'Grids with a period',
      description:
        'Colonial, prairie, perimeter, marginal, fan and Palladian, as 5/8 in flat or 1 in sculptured bars.',
    },
  ],
})
