import { describeLine } from '../parts/describe-line'

export const platinumWindows = describeLine('platinum-windows', {
  name: 'Platinum',
  subtitle: 'Slim vinyl frames, in white and almond',
  description:
    'Platinum is a good place to start: a slim white or almond frame around as much glass as the opening holds. ' +
    'Five styles share one look, so bedroom, kitchen and stair read as a set from the street. Frames are made for ' +
    'new walls and for old ones.',
  summary:
    'Platinum vinyl windows: single hung, horizontal slider, picture, specialty and bay, with slim white or almond frames and dual-pane glass.',
  thoughtfulBenefits: [
    {
      icon: 'frame',
      title: 'The narrowest frame we make',
      description:
        'Frame and sash of a Platinum window take less of the opening than in our other lines, and leave it to the glass.',
    },
    {
      icon: 'ruler',
      title: 'From 8 in to 122 in',
      description:
        'A sidelight 8 in wide and a bay of more than ten feet belong to one line. Order to the sixteenth of an inch.',
    },
    {
      icon: 'palette',
      title: 'Color through the vinyl',
      description:
        'White and Almond are mixed into the material, inside and out. There is no paint on the frame to renew.',
    },
    {
      icon: 'value',
      title: 'A clear price tier',
      description:
        'Platinum is one $ on a scale of three. Dual-pane glass and fiberglass screens for operating windows are part of it.',
    },
  ],
})
