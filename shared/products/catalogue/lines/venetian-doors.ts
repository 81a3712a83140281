import { describeLine } from '../parts/describe-line'

export const venetianDoors = describeLine('venetian-doors', {
  name: 'Venetian',
  subtitle: 'Five patio doors, up to ten feet tall',
  description:
    'A patio door decides how a house meets its garden. Choose panels that slide past each other, a French pair that ' +
    'slides or swings, a wall of glass that stacks or goes into a pocket, or one that folds away. All five come in ' +
    'vinyl or capstock and in seven finishes.',
  summary:
    'Venetian patio doors: sliding glass, French sliding, French swing, multi-slide and bi-fold, up to 120 in tall, with dual glass, in seven finishes.',
  thoughtfulBenefits: [
    {
      icon: 'panels',
      title: 'One panel to seven',
      description:
        'A single swing panel closes a side yard; a seven-panel bi-fold opens the end of a house. Layouts are drawn for your opening.',
    },
    {
      icon: 'ruler',
      title: 'Nine feet, or ten',
      description:
        'Sliding and French doors reach 108 in. Multi-slide and bi-fold doors go on to 120 in and start at 108 and 72 in wide.',
    },
    {
      icon: 'glass',
      title: 'Glass made for doors',
      description:
        'Tempered dual-pane units, 3/4 in thick in the sliding doors and 1 in thick in the swing, multi-slide and bi-fold doors.',
    },
    {
      icon: 'threshold',
      title: 'New wall or old opening',
      description:
        'Sliding and French doors also come with a retrofit frame. Multi-slides and bi-folds belong in an open wall, with block or nail-on frames.',
    },
  ],
})
