import { documentIds } from '@virida/shared/site/addresses/documents'
import { brand } from '@virida/shared/site/brand'
import { figure, list, steps, table, text, type SupportDocument } from './model'

export const careInstructions: SupportDocument = {
  id: documentIds.care,
  title: 'Window and Door Care Instructions',
  audience: 'For all windows and patio doors',
  summary:
    'Vinyl needs no paint and glass needs no products. What windows and doors need is water, a soft cloth, and clear paths for dirt and rain to leave.',
  sections: [
    {
      title: 'Through the year',
      blocks: [
        table(
          'Care schedule',
          ['What', 'How often', 'More often'],
          [
            ['Wash glass and vinyl', 'Twice a year', 'Near the sea, a freeway or a field: every 2 months'],
            ['Vacuum tracks and sills', 'Every 3 months', 'After wind and dust'],
            ['Clear the weep holes', 'Twice a year', 'Before the first rain of the season'],
            ['Lubricate rollers, hinges, locks', 'Once a year', 'Near the sea: twice a year'],
            ['Look at sealant around the frame', 'Once a year', 'After an earthquake'],
            ['Look at weatherstripping', 'Once a year', 'When you feel a draft'],
            ['Wash screens', 'Once a year', 'After a fire season'],
            ['Check screws and adjustment of doors', 'Once a year', 'When a lock has to be pushed'],
          ],
        ),
      ],
    },
    {
      title: 'Glass',
      blocks: [
        text('Wash glass in the shade: on hot glass, water dries before you can take it off.'),
        steps(
          'Rinse off grit with water, so that nothing can scratch.',
          'Wash with a soft cloth or sponge and a few drops of mild dish soap in water.',
          'Take the water off from the top down, and dry the edges.',
        ),
        figure('glass', 'From the top down, one turn after another; wipe the blade after each.'),
        list(
          'No razor blades or scrapers: they leave scratches that spread, above all on tempered glass.',
          'No ammonia or acid on coated, tinted or reflective glass.',
          'Remove stickers with warm soapy water; leave the permanent mark in the corner, which proves safety glazing.',
        ),
      ],
    },
    {
      title: 'Vinyl frames',
      blocks: [
        list(
          'Wash with mild soap and water, and rinse. A cloth with white vinegar, diluted one to three, takes off hard water.',
          'Never use solvents, acetone, bleach, abrasive powder or steel wool.',
          'Keep pressure washers away: the jet drives water past the seals.',
          'Dark exterior colors: no wax and no polish; they leave the gloss uneven.',
          'Cover frames before stucco, paint or masonry work. Wet mortar stains within minutes: rinse at once.',
        ),
      ],
    },
    {
      title: 'Weep holes',
      blocks: [
        text(
          'Some rain is meant to enter the sill and to leave through slots on the outside. If water stands in the sill, they are blocked.',
        ),
        figure('weepHoles', 'Weep holes in the outer face of the sill, near both ends.'),
        steps(
          'Vacuum the sill from inside.',
          'Open the slot with a soft wire or a cotton swab. Do not drill, and do not seal it: small flaps against insects belong there.',
          'Pour a cup of water into the sill: it should leave outside within a minute.',
        ),
      ],
    },
    {
      title: 'Sliding windows and doors',
      blocks: [
        figure(
          'track',
          'Dirt collects in the channels beside the rail. Keep both channels and the rail clean.',
        ),
        steps(
          'Vacuum the track with a narrow nozzle, and loosen what sticks with an old toothbrush.',
          'Wipe the rail dry.',
          'Put dry silicone spray on a cloth and wipe the rail with it. Oil and grease collect dirt: leave them away.',
          'When a panel drags or does not meet the lock, turn its roller screws at the lower corners, a half turn at a time, until the gaps are even.',
        ),
      ],
    },
    {
      title: 'Windows that crank, hang or swing',
      blocks: [
        figure('hinge', 'One drop on each pivot of hinge and operator.'),
        list(
          'Casement and awning: open the window fully; clean the hinge track; put a drop of dry lubricant on each pivot. Do not force the handle when the sash meets a stop.',
          'Single and double hung: wipe the side tracks; tilt the sashes in only when both tilt latches are free, and hold the sash while it is tilted.',
          'Swing doors: oil the hinge pins lightly once a year; tighten the screws of handle and plates.',
        ),
      ],
    },
    {
      title: 'Bi-fold and multi-slide doors',
      blocks: [
        list(
          'Sweep the track before you open the door: a pebble dents a roller.',
          'Move panels by their handles, one after the other, and secure them open in wind.',
          'Put dry lubricant on hinges and rollers twice a year.',
          'Adjustment is work for two: call the installer when gaps are no longer even.',
        ),
      ],
    },
    {
      title: 'Condensation',
      blocks: [
        text(
          'Water on the inner or outer surface of the glass comes from humid air on a cool surface, not from the window. Air the room, use the fans in kitchen and bathroom, and open curtains so that air reaches the glass.',
        ),
        text(
          'Fog between the panes is different: the seal has failed. Please see your warranty and send a service request.',
        ),
      ],
    },
    {
      title: 'Safety',
      blocks: [
        list(
          'Screens keep insects out; they do not keep children in. Keep furniture away from windows that children can reach.',
          'Leave egress windows in bedrooms free inside and outside, and open them once a year as a drill.',
          'Replace cracked glass at once; wear gloves and glasses.',
        ),
      ],
    },
    {
      title: 'Questions',
      blocks: [
        text(
          `Call ${brand.phone.label}, ${brand.hours.label} (${brand.hours.zone}), or write to ${brand.serviceEmail}. Have the order number and the line number at hand: they are on the label in the frame.`,
        ),
      ],
    },
  ],
}
